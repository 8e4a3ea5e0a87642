import { checkpointJob } from './db/checkpoint';
import { expiredKeysJob } from './http/idempotency';
import type { Job } from './kit/job';
import { apiTokenJob, tokenReminderJob } from './modules/apiToken/apiToken.job';
import { clusterJob } from './modules/cluster/cluster.job';
import { unknownFilesJob } from './modules/download/download.unknown.job';
import { pointsJob } from './modules/integration/integration.job';
import { inviteJob } from './modules/invite/invite.job';
import { expiryJob, ledgerCheckJob } from './modules/ledger/ledger.job';
import { limitJob } from './modules/limit/limit.job';
import { outboxJob } from './modules/message/outbox.job';
import { draftJob } from './modules/order/order.draft.job';
import { prepaidJob } from './modules/order/order.prepaid.job';
import { protocolJob } from './modules/orderFile/orderFile.protocol.job';
import { closingJob } from './modules/personal/personal.closing.job';
import { quotationJob } from './modules/quotation/quotation.job';
import { reservationJob, reservationReminderJob } from './modules/reservation/reservation.job';
import { sampleJob } from './modules/sample/sample.job';
import { sessionJob } from './modules/session/session.job';
import { smsCodeJob } from './modules/smsCode/smsCode.job';
import { reviewJob } from './modules/statement/statement.job';
import { ticketJob } from './modules/ticket/ticket.job';
import { abandonedJob } from './modules/upload/abandoned.job';
import { unclaimedJob } from './modules/upload/unclaimed.job';
import { unfinishedJob } from './modules/upload/unfinished.job';
import { webhookJob, webhookLogJob } from './modules/webhook/webhook.job';
import { callbackJob } from './modules/wechat/callback.job';

/** All jobs. */
export const jobs: readonly Job[] = [
  checkpointJob,
  sessionJob,
  apiTokenJob,
  tokenReminderJob,
  smsCodeJob,
  ticketJob,
  callbackJob,
  expiredKeysJob,
  expiryJob,
  ledgerCheckJob,
  limitJob,
  clusterJob,
  pointsJob,
  inviteJob,
  outboxJob,
  webhookJob,
  webhookLogJob,
  draftJob,
  prepaidJob,
  protocolJob,
  reservationJob,
  reservationReminderJob,
  reviewJob,
  sampleJob,
  quotationJob,
  unclaimedJob,
  abandonedJob,
  unfinishedJob,
  unknownFilesJob,
  closingJob,
];
