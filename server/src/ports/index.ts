import type { Charts } from './charts/charts';
import type { Disk } from './disk';
import type { Files } from './files/files';
import type { Mail } from './mail/mail';
import type { Sms } from './sms/sms';
import type { WebhookSender } from './webhook/webhookSender';
import type { Wechat } from './wechat/wechat';

/** What is outside of the server's own thread: an interface for each, with a local and a production adapter where they differ. */
export interface Ports {
  readonly charts: Charts;
  readonly disk: Disk;
  readonly files: Files;
  readonly sms: Sms;
  readonly mail: Mail;
  readonly wechat: Wechat;
  readonly webhooks: WebhookSender;
}
