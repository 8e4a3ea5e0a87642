import type { WithdrawalState } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Sequence of the codes of withdrawals. */
export const withdrawalCode = pgSequence('rebate_withdrawal_code');

const fen = () => bigint({ mode: 'number' }).notNull();
const instant = () => timestamp({ withTimezone: true }).notNull();
const user = () =>
  text()
    .notNull()
    .references(() => users.rid);

/** How the rebate of a paid order was computed. The money is in the ledger. */
export const rebates = pgTable(
  'rebate',
  {
    order_rid: text().primaryKey(),
    promoter_rid: user(),
    /** The member who paid the order. */
    referred_rid: user(),
    paid_fen: fen(),
    percent: integer().notNull(),
    amount_fen: fen(),
    created: instant(),
  },
  (t) => [
    index('rebate_promoter').on(
      t.promoter_rid,
      t.created.desc().nullsFirst(),
      t.order_rid.desc().nullsFirst(),
    ),
    check('rebate_amount', sql`${t.amount_fen} > 0 AND ${t.amount_fen} <= ${t.paid_fen}`),
  ],
);

/** What a refund takes back of a rebate, also where the promoter's account can not pay it yet. */
export const rebateReturns = pgTable(
  'rebate_return',
  {
    refund_rid: text().notNull(),
    order_rid: text().notNull(),
    promoter_rid: user(),
    refunded_fen: fen(),
    amount_fen: fen(),
    created: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.order_rid, t.refund_rid] }),
    foreignKey({ columns: [t.order_rid], foreignColumns: [rebates.order_rid] }),
    index('rebate_return_promoter').on(t.promoter_rid),
    check('rebate_return_amount', sql`${t.amount_fen} >= 0 AND ${t.refunded_fen} > 0`),
  ],
);

/** Bank account to which a promoter's withdrawals are paid. */
export const rebatePayees = pgTable('rebate_payee', {
  user_rid: text()
    .primaryKey()
    .references(() => users.rid),
  name: text().notNull(),
  bank: text().notNull(),
  account: text().notNull(),
});

/** Withdrawals of rebates, with a copy of the payee. */
export const rebateWithdrawals = pgTable(
  'rebate_withdrawal',
  {
    rid: text().primaryKey(),
    /** Code such as T20261121-000123. */
    code: text().notNull().unique(),
    user_rid: user(),
    amount_fen: fen(),
    state: text().$type<WithdrawalState>().notNull(),
    payee_name: text().notNull(),
    payee_bank: text().notNull(),
    payee_account: text().notNull(),
    /** Reason of a refusal. */
    note: text().notNull().default(''),
    /** The bank's number of the payment. */
    reference: text().notNull().default(''),
    created: instant(),
    changed: instant(),
  },
  (t) => [
    index('rebate_withdrawal_member').on(
      t.user_rid,
      t.created.desc().nullsFirst(),
      t.rid.desc().nullsFirst(),
    ),
    index('rebate_withdrawal_state').on(t.state, t.created, t.rid),
    check('rebate_withdrawal_amount', sql`${t.amount_fen} > 0`),
  ],
);
