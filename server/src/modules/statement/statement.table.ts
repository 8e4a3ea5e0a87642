import { type StatementAct, statementStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { orders } from '../order/order.table';
import { users } from '../user/user.table';

/** Sequence of statement codes. */
export const statementCode = pgSequence('statement_code');

const statementRid = () =>
  text()
    .notNull()
    .references(() => statements.rid);
const orderRid = () => text().references(() => orders.rid);

/** Statements (结算单). What was paid is read from the ledger, and the amounts are sums of lines: neither is stored here. */
export const statements = pgTable(
  'statement',
  {
    rid: text().primaryKey(),
    /** Code such as S20261121-000123: day in Shanghai and serial number. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    /** Changed only by `moveStatement` (statement.move.service.ts). */
    state: text({ enum: statementStates }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Time of the last change of state. */
    changed: timestamp({ withTimezone: true }).notNull(),
    /** When it is confirmed automatically; null unless it is open. */
    review_until: timestamp({ withTimezone: true }),
    /** True when the member was reminded of the end of this review period. */
    reminded: boolean().notNull().default(false),
    /** What invoices use up of the amount that was paid in cash or is owed. */
    invoiced_fen: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    index('statement_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid, t.state),
    index('statement_state').on(t.state, t.changed, t.rid),
    index('statement_review').on(t.review_until).where(sql`${t.state} = 'open'`),
    check('statement_review_open', sql`(${t.state} = 'open') = (${t.review_until} IS NOT NULL)`),
    check('statement_invoiced', sql`${t.invoiced_fen} >= 0`),
  ],
);

/** The orders of statements. An order is billed by one statement. */
export const statementOrders = pgTable(
  'statement_order',
  {
    order_rid: orderRid().primaryKey(),
    statement_rid: statementRid(),
    position: integer().notNull(),
  },
  (t) => [index('statement_order_statement').on(t.statement_rid, t.position)],
);

/** Lines of statements. Append-only: a correction is another line. */
export const statementLines = pgTable(
  'statement_line',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    statement_rid: statementRid(),
    order_rid: orderRid().notNull(),
    kind: text({ enum: ['item', 'discount', 'adjustment'] }).notNull(),
    name: text().notNull(),
    /** Options of an item, reason of an adjustment. */
    detail: text().notNull(),
    amount_fen: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('statement_line_statement').on(t.statement_rid, t.id)],
);

/** History of statements: who did what, when and why. Append-only. Payments are in the ledger. */
export const statementEvents = pgTable(
  'statement_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    statement_rid: statementRid(),
    act: text().$type<StatementAct>().notNull(),
    by: text({ enum: ['member', 'staff', 'system'] }).notNull(),
    by_rid: text().references(() => users.rid),
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('statement_event_statement').on(t.statement_rid, t.id)],
);
