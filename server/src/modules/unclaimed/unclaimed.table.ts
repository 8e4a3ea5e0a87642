import { unclaimedStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { check, index, pgSequence, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '../order/order.table';
import { users } from '../user/user.table';

/** Sequence of codes of parcels that nobody announced. */
export const unclaimedCode = pgSequence('unclaimed_code');

/** Parcels and samples that came without an announcement (待认领), until somebody knows whose they are. */
export const unclaimeds = pgTable(
  'unclaimed',
  {
    rid: text().primaryKey(),
    /** Such as W20261130-000001. */
    code: text().notNull().unique(),
    /** Number of the parcel, or what is written on it. */
    mark: text().notNull(),
    place: text().notNull(),
    note: text().notNull(),
    state: text({ enum: unclaimedStates }).notNull().default('open'),
    created: timestamp({ withTimezone: true }).notNull(),
    created_by: text()
      .notNull()
      .references(() => users.rid),
    /** The order that it was assigned to. */
    order_rid: text().references(() => orders.rid),
    reason: text().notNull().default(''),
    settled: timestamp({ withTimezone: true }),
    settled_by: text().references(() => users.rid),
  },
  (t) => [
    // A parcel that is scanned twice waits once.
    uniqueIndex('unclaimed_open').on(t.mark).where(sql`${t.state} = 'open'`),
    index('unclaimed_state').on(t.state, t.created, t.code),
    index('unclaimed_begin').on(t.mark.op('text_pattern_ops')),
    index('unclaimed_end').on(sql`reverse(${t.mark}) text_pattern_ops`),
    index('unclaimed_order').on(t.order_rid).where(sql`${t.order_rid} IS NOT NULL`),
    check('unclaimed_order_named', sql`(${t.state} = 'claimed') = (${t.order_rid} IS NOT NULL)`),
    check('unclaimed_settled', sql`(${t.state} = 'open') = (${t.settled} IS NULL)`),
  ],
);
