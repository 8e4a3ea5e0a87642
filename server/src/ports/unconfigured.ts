import type { Mail } from './mail/mail';
import type { Sms } from './sms/sms';
import type { Wechat } from './wechat/wechat';

/** Thrown when a port is used that is not configured. Nothing was sent. */
export class Unconfigured extends Error {}

/** Adapter for production without a provider of text messages. */
export const noSms: Sms = {
  send: async () => {
    throw new Unconfigured('text messages are not configured');
  },
};

/** Adapter for production without an official account. */
export const noWechat: Wechat = {
  qrCode: async () => {
    throw new Unconfigured('WeChat is not configured');
  },
};

/** Adapter for production without a mail server. */
export const noMail: Mail = {
  send: async () => {
    throw new Unconfigured('mail is not configured');
  },
};
