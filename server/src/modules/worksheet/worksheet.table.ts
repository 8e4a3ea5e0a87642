import { runKinds, runStates, worksheetStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instruments } from '../instrument/instrument.table';
import { orderSamples } from '../order/order.sample.table';
import { orderItems, orders } from '../order/order.table';
import { users } from '../user/user.table';

/** Sequence of worksheet codes. */
export const worksheetCode = pgSequence('worksheet_code');

/** What is measured on an instrument one after the other: samples of several orders for one service. */
export const worksheets = pgTable(
  'worksheet',
  {
    rid: text().primaryKey(),
    /** Such as G20261129-000001. */
    code: text().notNull().unique(),
    /** Key and name of the service, as the items of orders have it. */
    device_rid: text().notNull(),
    service: text().notNull(),
    instrument_rid: text().references(() => instruments.rid),
    note: text().notNull().default(''),
    /** Follows from the rows until it is closed. */
    state: text({ enum: worksheetStates }).notNull().default('open'),
    /** Changes with the run order. */
    revision: integer().notNull().default(0),
    created_by: text()
      .notNull()
      .references(() => users.rid),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('worksheet_state').on(t.state, t.created, t.rid)],
);

/** The rows of a worksheet: a sample of an order and the item that it is measured for, or a blank or a standard. */
export const worksheetRuns = pgTable(
  'worksheet_run',
  {
    rid: text().primaryKey(),
    worksheet_rid: text()
      .notNull()
      .references(() => worksheets.rid),
    position: integer().notNull(),
    kind: text({ enum: runKinds }).notNull(),
    /** What a blank or a standard is called; empty for a sample, which the order calls. */
    label: text().notNull().default(''),
    order_rid: text().references(() => orders.rid),
    sample_rid: text().references(() => orderSamples.rid),
    item_rid: text().references(() => orderItems.rid),
    state: text({ enum: runStates }).notNull().default('waiting'),
    reason: text().notNull().default(''),
    /** Who marked it last, and when. */
    marked_by: text().references(() => users.rid),
    marked: timestamp({ withTimezone: true }),
    /** The second person. */
    checked_by: text().references(() => users.rid),
    checked: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('worksheet_run_worksheet').on(t.worksheet_rid, t.position),
    index('worksheet_run_order').on(t.order_rid).where(sql`${t.order_rid} IS NOT NULL`),
    index('worksheet_run_sample').on(t.sample_rid).where(sql`${t.sample_rid} IS NOT NULL`),
    index('worksheet_run_item').on(t.item_rid).where(sql`${t.item_rid} IS NOT NULL`),
    uniqueIndex('worksheet_run_once').on(t.worksheet_rid, t.sample_rid, t.item_rid),
    check(
      'worksheet_run_sample_named',
      sql`(${t.kind} = 'sample') = (${t.sample_rid} IS NOT NULL AND ${t.item_rid} IS NOT NULL AND ${t.order_rid} IS NOT NULL)`,
    ),
    check('worksheet_run_second_person', sql`${t.checked_by} IS NULL OR ${t.checked_by} <> ${t.marked_by}`),
  ],
);
