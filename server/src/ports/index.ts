import type { Charts } from './charts/charts';
import type { Disk } from './disk';
import type { Files } from './files/files';
import type { Mail } from './mail/mail';
import type { Prints } from './prints/prints';
import type { Signer } from './signer/signer';
import type { Sms } from './sms/sms';
import type { TimestampAuthority } from './timestamp/timestampAuthority';
import type { WebhookSender } from './webhook/webhookSender';
import type { Wechat } from './wechat/wechat';

/** What is outside of the server's own thread: an interface for each, with a local and a production adapter where they differ. */
export interface Ports {
  readonly charts: Charts;
  readonly disk: Disk;
  readonly files: Files;
  readonly sms: Sms;
  readonly mail: Mail;
  readonly prints: Prints;
  readonly wechat: Wechat;
  /** Undefined in production without a certificate: PDFs are then not signed. */
  readonly signer: Signer | undefined;
  readonly timestamps: TimestampAuthority | undefined;
  readonly webhooks: WebhookSender;
}
