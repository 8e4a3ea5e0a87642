import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { idempotency_keys } from '../../http/idempotency.table';
import { addresses } from '../address/address.table';
import { apiTokens } from '../apiToken/apiToken.table';
import { audits } from '../audit/audit.table';
import { closings } from '../closing/closing.table';
import { consents } from '../consent/consent.table';
import { creditApplies } from '../credit/credit.table';
import { invoiceApplies } from '../invoiceApply/invoiceApply.table';
import { memberNotes } from '../memberNote/memberNote.table';
import { messages, noticeChoices, outbox } from '../message/message.table';
import { samples } from '../order/order.sampleState.table';
import { orders } from '../order/order.table';
import { prestoreApplies } from '../prestore/prestore.table';
import { quotations } from '../quotation/quotation.table';
import { rebateWithdrawals } from '../rebate/rebate.table';
import { requirements } from '../requirement/requirement.table';
import { reservations } from '../reservation/reservation.table';
import { recycles } from '../sample/sample4recycle.table';
import { samplings } from '../sampling/sampling.table';
import { sessions } from '../session/session.table';
import { sms_codes } from '../smsCode/smsCode.table';
import { users } from '../user/user.table';
import { webhooks } from '../webhook/webhook.table';
import { wx_accounts } from '../wechat/wechat.table';
import { closedName } from './personal.closing.rules';
import { byUser, type Owner, type Records, records } from './personal.recordsOfTable.repo';

/** Account name and invitation code of a closed account, which must stay unique. */
const unnamed = ({ rid }: Owner): string => `closed-${rid}`;

type Coded =
  | typeof orders
  | typeof samples
  | typeof recycles
  | typeof samplings
  | typeof reservations
  | typeof requirements
  | typeof quotations
  | typeof prestoreApplies
  | typeof rebateWithdrawals
  | typeof creditApplies
  | typeof invoiceApplies;

/** Codes of a member's records, by which the audit log names them. */
const codesOf = (tx: Tx, table: Coded, { rid }: Owner) =>
  tx.select({ code: table.code }).from(table).where(eq(table.user_rid, rid));

/** The account itself: profile, addresses, sessions, messages, consents, and acts of staff on the member. */
export const accountRecords: readonly Records[] = [
  records(audits, {
    of: (tx, owner) =>
      or(
        inArray(audits.target, codesOf(tx, orders, owner)),
        inArray(audits.target, codesOf(tx, samples, owner)),
        inArray(audits.target, codesOf(tx, recycles, owner)),
        inArray(audits.target, codesOf(tx, samplings, owner)),
        inArray(audits.target, codesOf(tx, reservations, owner)),
        inArray(audits.target, codesOf(tx, requirements, owner)),
        inArray(audits.target, codesOf(tx, quotations, owner)),
        inArray(audits.target, codesOf(tx, prestoreApplies, owner)),
        inArray(audits.target, codesOf(tx, creditApplies, owner)),
        inArray(audits.target, codesOf(tx, invoiceApplies, owner)),
        inArray(audits.target, codesOf(tx, rebateWithdrawals, owner)),
        eq(audits.target, owner.rid),
      ),
    exported: { because: 'acts of staff; what they mean for the member is in the timeline of each order' },
    closing: { staff_rid: 'keep', act: 'keep', target: 'keep', note: 'clear', before: 'keep', after: 'keep' },
  }),
  records(addresses, {
    of: byUser(addresses.user_rid),
    exported: { file: 'addresses' },
    sortedBy: addresses.created,
    closing: 'delete',
  }),
  records(messages, {
    of: byUser(messages.user_rid),
    exported: { file: 'messages' },
    sortedBy: messages.created,
    closing: 'delete',
  }),
  records(memberNotes, {
    of: byUser(memberNotes.user_rid),
    exported: { because: 'what staff tell each other about their work; it may name other people' },
    closing: 'delete',
  }),
  records(noticeChoices, {
    of: byUser(noticeChoices.user_rid),
    exported: { file: 'noticeChoices' },
    sortedBy: noticeChoices.kind,
    closing: 'delete',
  }),
  records(outbox, {
    of: (_tx, { rid, phone }) =>
      or(eq(outbox.user_rid, rid), phone === null ? undefined : eq(outbox.phone, phone)),
    exported: { because: 'copies of messages that wait for delivery' },
    closing: 'delete',
  }),
  records(sms_codes, {
    of: (_tx, { phone }) => (phone === null ? sql`false` : eq(sms_codes.receiver, phone)),
    exported: { because: 'hashes of codes, valid for minutes' },
    closing: 'delete',
  }),
  records(idempotency_keys, {
    of: byUser(idempotency_keys.user_rid),
    exported: { because: 'copies of answers, kept for a day' },
    closing: 'delete',
  }),
  records(sessions, {
    of: byUser(sessions.user_rid),
    exported: { file: 'sessions' },
    sortedBy: sessions.created,
    closing: 'delete',
  }),
  records(apiTokens, {
    of: byUser(apiTokens.user_rid),
    exported: { file: 'apiTokens' },
    hidden: ['hash'],
    sortedBy: apiTokens.created,
    closing: 'delete',
  }),
  records(webhooks, {
    of: byUser(webhooks.user_rid),
    exported: { file: 'webhooks' },
    hidden: ['secret', 'previous_secret'],
    sortedBy: webhooks.created,
    closing: 'delete',
  }),
  records(wx_accounts, {
    of: byUser(wx_accounts.user_rid),
    exported: { file: 'wechat' },
    closing: 'delete',
  }),
  records(closings, {
    of: byUser(closings.user_rid),
    exported: { file: 'closing' },
    closing: { user_rid: 'keep' },
  }),
  records(consents, {
    of: byUser(consents.user_rid),
    exported: { file: 'consents' },
    sortedBy: consents.given,
    closing: { rid: 'keep', user_rid: 'keep', document: 'keep', version: 'keep', source: 'keep' },
  }),
  records(users, {
    of: byUser(users.rid),
    exported: { file: 'profile' },
    hidden: ['password_hash', 'invited_by', 'merged_into'],
    closing: {
      rid: 'keep',
      role: 'keep',
      invited_by: 'keep',
      merged_into: 'keep',
      phone: 'clear',
      email: 'clear',
      organization: 'clear',
      company: 'clear',
      teacher: 'clear',
      teacher_phone: 'clear',
      teacher_mail: 'clear',
      account: unnamed,
      invitation_code: unnamed,
      password_hash: 'clear',
      name: () => closedName,
    },
  }),
];
