import { retestAnswers, retestCauses } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderSamples } from '../order/order.sample.table';
import { orderItems, orders } from '../order/order.table';
import { users } from '../user/user.table';

/** Retests: a sample of a delivered order that is tested once more for a service. */
export const retests = pgTable(
  'retest',
  {
    rid: text().primaryKey(),
    /** The order with the first result. */
    order_rid: text()
      .notNull()
      .references(() => orders.rid),
    item_rid: text()
      .notNull()
      .references(() => orderItems.rid),
    sample_rid: text()
      .notNull()
      .references(() => orderSamples.rid),
    /** Counted from 1 for each sample and item. */
    number: integer().notNull(),
    cause: text({ enum: retestCauses }).notNull(),
    reason: text().notNull(),
    /** Zero for a free one. */
    charge_fen: bigint({ mode: 'number' }).notNull(),
    answer: text({ enum: retestAnswers }).notNull(),
    /** The order that it is done as: with its work, data and bill. */
    retest_rid: text()
      .unique()
      .references(() => orders.rid),
    created_by: text()
      .notNull()
      .references(() => users.rid),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('retest_order').on(t.order_rid, t.created),
    index('retest_sample').on(t.sample_rid),
    index('retest_item').on(t.item_rid),
    uniqueIndex('retest_proposed').on(t.item_rid, t.sample_rid).where(sql`${t.answer} = 'proposed'`),
    check('retest_charge', sql`${t.charge_fen} >= 0`),
    check('retest_begun', sql`(${t.answer} = 'begun') = (${t.retest_rid} IS NOT NULL)`),
  ],
);
