import { and, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { idempotency_keys } from '../../http/idempotency.table';
import { addresses } from '../address/address.table';
import { audits } from '../audit/audit.table';
import { closings } from '../closing/closing.table';
import { consents } from '../consent/consent.table';
import { coupons } from '../coupon/coupon.table';
import { creditApplies } from '../credit/credit.table';
import { integrationExchanges, integrationNotices } from '../integration/integration.table';
import { inviteRewards } from '../invite/invite.table';
import { invoices } from '../invoice/invoice.table';
import { ledger_account, ledger_entry, ledger_transfer } from '../ledger/ledger.table';
import { messages, outbox } from '../message/message.table';
import { orderReturns, orderSamples } from '../order/order.sample.table';
import { orderEvents, orderItems, orderPickups, orderPromises, orders } from '../order/order.table';
import { orderFiles } from '../orderFile/orderFile.table';
import { planItems } from '../plan/plan.table';
import { prestoreApplies } from '../prestore/prestore.table';
import { promoterReferrals, promoters } from '../promoter/promoter.table';
import { rebatePayees, rebateReturns, rebates, rebateWithdrawals } from '../rebate/rebate.table';
import { requirements } from '../requirement/requirement.table';
import { samplings } from '../sampling/sampling.table';
import { sessions } from '../session/session.table';
import { sms_codes } from '../smsCode/smsCode.table';
import { statementEvents, statementLines, statementOrders, statements } from '../statement/statement.table';
import { transferApplies } from '../transferApply/transferApply.table';
import { files } from '../upload/file.table';
import type { UserRow } from '../user/user.repo';
import { users } from '../user/user.table';
import { wx_accounts } from '../wechat/wechat.table';
import { closedName } from './personal.closing.rules';
import type { ExportPlace } from './personal.export.rules';

/** The member whose data is read or anonymised. */
export type Owner = Pick<UserRow, 'rid' | 'phone'>;

/**
 * What happens to a column when the account is closed: `keep` it, `clear` it (empty text, empty list or null), or
 * replace it by a value.
 */
export type Fate = 'keep' | 'clear' | ((owner: Owner) => SQL | string);

/** The rows of one table that belong to a member. */
export interface Records {
  readonly table: PgTable;
  /** Condition for the rows of a member. */
  readonly of: (tx: Tx, owner: Owner) => SQL | undefined;
  /** Where the rows stand in the export; a text is the reason why they are not exported. */
  readonly exported: ExportPlace | { readonly because: string };
  /** Columns that are not exported. */
  readonly hidden?: readonly string[];
  /** Order of the exported rows. */
  readonly sortedBy?: AnyPgColumn;
  /** What happens when the account is closed: the rows are deleted, or their columns have these fates. */
  readonly closing: 'delete' | Readonly<Record<string, Fate>>;
}

/** Columns that can hold a person's data: those with text or JSON. */
type OpenColumn<T extends PgTable> = {
  [C in keyof T['$inferSelect'] & string]: NonNullable<T['$inferSelect'][C]> extends number | boolean | Date
    ? never
    : C;
}[keyof T['$inferSelect'] & string];

interface Given<T extends PgTable> extends Omit<Records, 'table' | 'hidden' | 'closing'> {
  readonly hidden?: readonly (keyof T['$inferSelect'] & string)[];
  /** Every column with text or JSON must be named, so that no new one is forgotten. Others are kept if not named. */
  readonly closing:
    | 'delete'
    | ({ readonly [C in OpenColumn<T>]: Fate } & {
        readonly [C in keyof T['$inferSelect'] & string]?: Fate;
      });
}

function records<T extends PgTable>(table: T, given: Given<T>): Records {
  const { closing, ...rest } = given;
  return { ...rest, table, closing: closing === 'delete' ? 'delete' : { ...closing } };
}

const byUser =
  (column: AnyPgColumn) =>
  (_tx: Tx, { rid }: Owner): SQL =>
    eq(column, rid);

const byOrder =
  (column: AnyPgColumn) =>
  (tx: Tx, { rid }: Owner): SQL =>
    inArray(column, tx.select({ rid: orders.rid }).from(orders).where(eq(orders.user_rid, rid)));

const byStatement =
  (column: AnyPgColumn) =>
  (tx: Tx, { rid }: Owner): SQL =>
    inArray(column, tx.select({ rid: statements.rid }).from(statements).where(eq(statements.user_rid, rid)));

const one = { one: sql`1` };

/** Condition: a file of an order or the voucher of a prepayment or transfer, which is kept with that record. */
const isKeptFile = (tx: Tx): SQL => {
  const ofAnOrder = tx.select(one).from(orderFiles).where(eq(orderFiles.file_rid, files.rid));
  const voucher = tx.select(one).from(prestoreApplies).where(eq(prestoreApplies.file_rid, files.rid));
  const reported = tx.select(one).from(transferApplies).where(eq(transferApplies.file_rid, files.rid));
  return sql`(${exists(ofAnOrder)} OR ${exists(voucher)} OR ${exists(reported)})`;
};

/** Replaces a file name by one that tells only the type. */
const plainFileName = (): SQL =>
  sql`'file' || coalesce(substring(${files.name} from '\\.[A-Za-z0-9]+$'), '')`;

/** Account name and invitation code of a closed account, which must stay unique. */
const unnamed = ({ rid }: Owner): string => `closed-${rid}`;

const place = {
  province: 'clear',
  city: 'clear',
  area: 'clear',
  address: 'clear',
  address_code: 'clear',
} as const;
const ofStatement = (list: string): ExportPlace => ({
  file: 'statements',
  within: { list, by: 'statement_rid' },
});
const ofOrder = (list: string): ExportPlace => ({ file: 'orders', within: { list, by: 'order_rid' } });

const accountsOf = (tx: Tx, { rid }: Owner) =>
  tx
    .select({ rid: ledger_account.rid })
    .from(ledger_account)
    .where(and(eq(ledger_account.owner_kind, 'member'), eq(ledger_account.owner_rid, rid)));

type Coded =
  | typeof orders
  | typeof samplings
  | typeof requirements
  | typeof prestoreApplies
  | typeof rebateWithdrawals
  | typeof creditApplies;

/** Codes of a member's records, by which the audit log names them. */
const codesOf = (tx: Tx, table: Coded, { rid }: Owner) =>
  tx.select({ code: table.code }).from(table).where(eq(table.user_rid, rid));

/** All tables with rows of a member. Rows are deleted in this order. */
export const personalRecords: readonly Records[] = [
  records(audits, {
    of: (tx, owner) =>
      or(
        inArray(audits.target, codesOf(tx, orders, owner)),
        inArray(audits.target, codesOf(tx, samplings, owner)),
        inArray(audits.target, codesOf(tx, requirements, owner)),
        inArray(audits.target, codesOf(tx, prestoreApplies, owner)),
        inArray(audits.target, codesOf(tx, creditApplies, owner)),
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
  records(invoices, {
    of: byUser(invoices.user_rid),
    exported: { file: 'invoices' },
    sortedBy: invoices.created,
    closing: 'delete',
  }),
  records(coupons, {
    of: byUser(coupons.user_rid),
    exported: { file: 'coupons' },
    sortedBy: coupons.created,
    closing: { rid: 'keep', offer_rid: 'keep', user_rid: 'keep', source: 'keep', order_rid: 'keep' },
  }),
  records(integrationExchanges, {
    of: byUser(integrationExchanges.user_rid),
    exported: { file: 'exchanges' },
    sortedBy: integrationExchanges.created,
    closing: {
      ...{ rid: 'keep', code: 'keep', user_rid: 'keep', goods_rid: 'keep', name: 'keep', state: 'keep' },
      ...{ parcel_company: 'keep', parcel_number: 'clear', note: 'clear' },
      ...{ recipient: 'clear', phone: 'clear', place: 'clear' },
    },
  }),
  records(integrationNotices, {
    of: byUser(integrationNotices.user_rid),
    exported: { because: 'months in which the member was warned of the expiry of points' },
    closing: 'delete',
  }),
  records(promoters, {
    of: byUser(promoters.user_rid),
    exported: { file: 'promoter' },
    closing: { user_rid: 'keep', state: () => 'ended', code: 'clear', channel: 'clear', note: 'clear' },
  }),
  records(promoterReferrals, {
    of: byUser(promoterReferrals.user_rid),
    exported: { because: 'the promoter is another person' },
    closing: { user_rid: 'keep', promoter_rid: 'keep' },
  }),
  records(rebates, {
    of: byUser(rebates.promoter_rid),
    exported: { file: 'rebates' },
    hidden: ['referred_rid'],
    sortedBy: rebates.created,
    closing: { order_rid: 'keep', promoter_rid: 'keep', referred_rid: 'keep' },
  }),
  records(rebateReturns, {
    of: byUser(rebateReturns.promoter_rid),
    exported: { because: 'what was taken back is in the entries of the ledger' },
    closing: { refund_rid: 'keep', order_rid: 'keep', promoter_rid: 'keep' },
  }),
  records(rebatePayees, {
    of: byUser(rebatePayees.user_rid),
    exported: { file: 'payee' },
    closing: 'delete',
  }),
  records(rebateWithdrawals, {
    of: byUser(rebateWithdrawals.user_rid),
    exported: { file: 'withdrawals' },
    sortedBy: rebateWithdrawals.created,
    closing: {
      ...{ rid: 'keep', code: 'keep', user_rid: 'keep', state: 'keep', reference: 'keep' },
      ...{ payee_name: 'clear', payee_bank: 'clear', payee_account: 'clear', note: 'clear' },
    },
  }),
  records(inviteRewards, {
    of: byUser(inviteRewards.user_rid),
    exported: { because: 'the inviter is another person; the coupons are in the export' },
    closing: {
      ...{ user_rid: 'keep', inviter_rid: 'keep', order_rid: 'keep' },
      ...{ member_coupon_rid: 'keep', inviter_coupon_rid: 'keep' },
    },
  }),
  records(planItems, {
    of: byUser(planItems.user_rid),
    exported: { file: 'plan' },
    sortedBy: planItems.created,
    closing: 'delete',
  }),
  records(messages, {
    of: byUser(messages.user_rid),
    exported: { file: 'messages' },
    sortedBy: messages.created,
    closing: 'delete',
  }),
  records(outbox, {
    of: (_tx, { rid, phone }) =>
      or(eq(outbox.user_rid, rid), phone === null ? undefined : eq(outbox.phone, phone)),
    exported: { because: 'copies of messages that wait for delivery' },
    closing: 'delete',
  }),
  records(sms_codes, {
    of: (_tx, { phone }) => (phone === null ? sql`false` : eq(sms_codes.phone, phone)),
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
  records(wx_accounts, {
    of: byUser(wx_accounts.user_rid),
    exported: { file: 'wechat' },
    closing: 'delete',
  }),
  records(requirements, {
    of: byUser(requirements.user_rid),
    exported: { file: 'requirements' },
    sortedBy: requirements.created,
    closing: 'delete',
  }),
  records(files, {
    of: (tx, { rid }) => and(eq(files.user_rid, rid), not(isKeptFile(tx))),
    exported: { file: 'uploads' },
    hidden: ['stored'],
    sortedBy: files.created,
    closing: 'delete',
  }),
  records(files, {
    of: (tx, { rid }) => and(eq(files.user_rid, rid), isKeptFile(tx)),
    exported: { because: 'the files are in the export, and its index lists them' },
    closing: { rid: 'keep', user_rid: 'keep', stored: 'keep', mime: 'keep', name: plainFileName },
  }),
  records(samplings, {
    of: byUser(samplings.user_rid),
    exported: { file: 'samplings' },
    sortedBy: samplings.created,
    closing: {
      ...{ rid: 'keep', code: 'keep', user_rid: 'keep', state: 'keep', date: 'keep', time: 'keep' },
      ...{ ...place, name: 'clear', phone: 'clear', message: 'clear' },
    },
  }),
  records(orders, {
    of: byUser(orders.user_rid),
    exported: { file: 'orders' },
    hidden: ['search'],
    sortedBy: orders.created,
    closing: {
      ...{ rid: 'keep', code: 'keep', user_rid: 'keep', state: 'keep', sampling_rid: 'keep', search: 'keep' },
      ...{ materials: 'keep', parcel_company: 'keep', coupon_rid: 'keep' },
      ...{ materials_other: 'clear', message: 'clear', parcel_number: 'clear' },
    },
  }),
  records(orderItems, {
    of: byOrder(orderItems.order_rid),
    exported: ofOrder('items'),
    sortedBy: orderItems.position,
    closing: {
      ...{ rid: 'keep', order_rid: 'keep', device_rid: 'keep', name: 'keep', img: 'keep', unit: 'keep' },
      ...{ options: 'keep', option_text: 'keep' },
    },
  }),
  records(orderSamples, {
    of: byOrder(orderSamples.order_rid),
    exported: ofOrder('samples'),
    sortedBy: orderSamples.position,
    closing: {
      ...{ rid: 'keep', order_rid: 'keep', number: 'keep', name: 'keep', form: 'keep', hazards: 'keep' },
      ...{ stored_rid: 'keep', stored_from: 'keep' },
    },
  }),
  records(orderEvents, {
    of: byOrder(orderEvents.order_rid),
    exported: ofOrder('timeline'),
    hidden: ['id', 'by_rid'],
    sortedBy: orderEvents.id,
    closing: { order_rid: 'keep', act: 'keep', state: 'keep', by: 'keep', by_rid: 'keep', note: 'clear' },
  }),
  records(orderPromises, {
    of: byOrder(orderPromises.order_rid),
    exported: ofOrder('promises'),
    sortedBy: orderPromises.due,
    closing: { order_rid: 'keep', kind: 'keep' },
  }),
  records(orderPickups, {
    of: byOrder(orderPickups.order_rid),
    exported: ofOrder('pickup'),
    closing: {
      ...{ order_rid: 'keep', date: 'keep', time: 'keep' },
      ...{ ...place, name: 'clear', phone: 'clear', message: 'clear' },
    },
  }),
  records(orderReturns, {
    of: byOrder(orderReturns.order_rid),
    exported: ofOrder('return_address'),
    closing: 'delete',
  }),
  records(orderFiles, {
    of: byOrder(orderFiles.order_rid),
    exported: { because: 'the files are in the export, and its index lists them' },
    closing: { rid: 'keep', order_rid: 'keep', file_rid: 'keep', kind: 'keep' },
  }),
  records(statements, {
    of: byUser(statements.user_rid),
    exported: { file: 'statements' },
    hidden: ['reminded'],
    sortedBy: statements.created,
    closing: { rid: 'keep', code: 'keep', user_rid: 'keep', state: 'keep' },
  }),
  records(statementOrders, {
    of: byStatement(statementOrders.statement_rid),
    exported: ofStatement('orders'),
    sortedBy: statementOrders.position,
    closing: { order_rid: 'keep', statement_rid: 'keep' },
  }),
  records(statementLines, {
    of: byStatement(statementLines.statement_rid),
    exported: ofStatement('lines'),
    sortedBy: statementLines.id,
    closing: { statement_rid: 'keep', order_rid: 'keep', kind: 'keep', name: 'keep', detail: 'keep' },
  }),
  records(statementEvents, {
    of: byStatement(statementEvents.statement_rid),
    exported: ofStatement('events'),
    hidden: ['by_rid'],
    sortedBy: statementEvents.id,
    closing: { statement_rid: 'keep', act: 'keep', by: 'keep', by_rid: 'keep', note: 'clear' },
  }),
  records(transferApplies, {
    of: byUser(transferApplies.user_rid),
    exported: { file: 'transfers' },
    sortedBy: transferApplies.created,
    closing: {
      ...{ rid: 'keep', code: 'keep', user_rid: 'keep', statement_rid: 'keep', file_rid: 'keep' },
      ...{ state: 'keep', payer: 'keep', paid_on: 'keep', reason: 'clear' },
    },
  }),
  records(ledger_account, {
    of: (tx, owner) => inArray(ledger_account.rid, accountsOf(tx, owner)),
    exported: { file: 'ledger' },
    sortedBy: ledger_account.rid,
    closing: { rid: 'keep', owner_kind: 'keep', owner_rid: 'keep', kind: 'keep' },
  }),
  records(ledger_entry, {
    of: (tx, owner) => inArray(ledger_entry.account_rid, accountsOf(tx, owner)),
    exported: { file: 'ledger', within: { list: 'entries', by: 'account_rid' } },
    sortedBy: ledger_entry.id,
    closing: { account_rid: 'keep', transfer_id: 'keep' },
  }),
  records(ledger_transfer, {
    of: (tx, owner) =>
      or(
        inArray(ledger_transfer.debit_rid, accountsOf(tx, owner)),
        inArray(ledger_transfer.credit_rid, accountsOf(tx, owner)),
      ),
    exported: { because: 'the entries of each account name their transfers' },
    closing: {
      ...{ id: 'keep', kind: 'keep', debit_rid: 'keep', credit_rid: 'keep', state: 'keep', posts: 'keep' },
      ...{ voids: 'keep', reverses: 'keep', linked: 'keep', cause_kind: 'keep', cause_rid: 'keep' },
      ...{ digest: 'keep', reason: 'keep' },
    },
  }),
  records(closings, {
    of: byUser(closings.user_rid),
    exported: { file: 'closing' },
    closing: { user_rid: 'keep' },
  }),
  records(creditApplies, {
    of: byUser(creditApplies.user_rid),
    exported: { file: 'credit' },
    sortedBy: creditApplies.created,
    closing: {
      ...{ rid: 'keep', code: 'keep', user_rid: 'keep', state: 'keep' },
      ...{ reason: 'clear', note: 'keep' },
    },
  }),
  records(prestoreApplies, {
    of: byUser(prestoreApplies.user_rid),
    exported: { file: 'prestore' },
    sortedBy: prestoreApplies.created,
    closing: {
      ...{ rid: 'keep', code: 'keep', user_rid: 'keep', state: 'keep', paid_on: 'keep', file_rid: 'keep' },
      ...{ payer: 'keep', reason: 'keep', note: 'clear' },
    },
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
    hidden: ['password_hash', 'invited_by'],
    closing: {
      ...{ rid: 'keep', role: 'keep', invited_by: 'keep' },
      ...{ phone: 'clear', email: 'clear', organization: 'clear', company: 'clear' },
      ...{ teacher: 'clear', teacher_phone: 'clear', teacher_mail: 'clear' },
      ...{ account: unnamed, invitation_code: unnamed, password_hash: 'clear', name: () => closedName },
    },
  }),
];
