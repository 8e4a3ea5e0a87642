import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { statements } from '../statement/statement.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of codes of reported transfers. */
export const transferApplyCode = pgSequence('transfer_apply_code');

/** Bank transfers that members reported (转账凭证). What was booked of them is in the ledger. */
export const transferApplies = pgTable(
  'transfer_apply',
  {
    rid: text().primaryKey(),
    /** Code such as Z20261121-000123: day in Shanghai and serial number. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    statement_rid: text().references(() => statements.rid),
    amount_fen: bigint({ mode: 'number' }).notNull(),
    payer: text().notNull(),
    paid_on: date({ mode: 'string' }).notNull(),
    file_rid: text()
      .notNull()
      .references(() => files.rid),
    state: text({ enum: ['waiting', 'matched', 'refused', 'cancelled'] }).notNull(),
    /** What arrived in the bank; null unless it was matched. */
    arrived_fen: bigint({ mode: 'number' }),
    reason: text().notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When it was matched, refused or cancelled; unknown for what was decided before the column existed. */
    decided: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('transfer_apply_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('transfer_apply_state').on(t.state, t.created, t.rid),
    index('transfer_apply_statement').on(t.statement_rid),
    check('transfer_apply_amount', sql`${t.amount_fen} > 0`),
  ],
);
