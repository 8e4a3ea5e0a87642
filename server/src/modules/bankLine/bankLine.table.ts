import { bankLineStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { statements } from '../statement/statement.table';
import { transferApplies } from '../transferApply/transferApply.table';
import { users } from '../user/user.table';

/** Sequence of codes of lines of the bank's account. */
export const bankLineCode = pgSequence('bank_line_code');

/** Lines of the lab's bank account that came in (银行流水), as its file says them. What was booked of them is in the ledger. */
export const bankLines = pgTable(
  'bank_line',
  {
    rid: text().primaryKey(),
    /** Code such as B20261130-000001: day of the import in Shanghai and serial number. */
    code: text().notNull().unique(),
    /** What makes a line the same in another file; see `lineKey`. */
    key: text().notNull().unique(),
    day: date({ mode: 'string' }).notNull(),
    amount_fen: bigint({ mode: 'number' }).notNull(),
    payer: text().notNull(),
    account: text().notNull(),
    remark: text().notNull(),
    serial: text().notNull(),
    state: text({ enum: bankLineStates }).notNull().default('open'),
    /** Why it was set aside. */
    reason: text().notNull().default(''),
    /** What it has paid: one of them when it is matched. */
    transfer_rid: text().references(() => transferApplies.rid),
    statement_rid: text().references(() => statements.rid),
    added_by: text()
      .notNull()
      .references(() => users.rid),
    created: timestamp({ withTimezone: true }).notNull(),
    decided: timestamp({ withTimezone: true }),
    decided_by: text().references(() => users.rid),
  },
  (t) => [
    index('bank_line_state').on(t.state, t.created, t.code),
    index('bank_line_amount').on(t.amount_fen).where(sql`${t.state} = 'open'`),
    index('bank_line_transfer').on(t.transfer_rid).where(sql`${t.transfer_rid} IS NOT NULL`),
    index('bank_line_statement').on(t.statement_rid).where(sql`${t.statement_rid} IS NOT NULL`),
    check('bank_line_amount_above_zero', sql`${t.amount_fen} > 0`),
    check(
      'bank_line_paid',
      sql`(${t.state} = 'matched') = (${t.transfer_rid} IS NOT NULL OR ${t.statement_rid} IS NOT NULL)`,
    ),
  ],
);
