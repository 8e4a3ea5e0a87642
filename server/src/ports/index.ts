import type { Files } from './files/files';
import type { Mail } from './mail/mail';
import type { Sms } from './sms/sms';
import type { Wechat } from './wechat/wechat';

/** What the server needs from outside: one interface each, a local and a real adapter behind it. */
export interface Ports {
  readonly files: Files;
  readonly sms: Sms;
  readonly mail: Mail;
  readonly wechat: Wechat;
}
