import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';
import { orders } from './order.table';

/** Who of the lab looks after an order; an order without a row is nobody's. */
export const orderAssignments = pgTable(
  'order_assignment',
  {
    order_rid: text()
      .primaryKey()
      .references(() => orders.rid),
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('order_assignment_staff').on(t.staff_rid, t.order_rid)],
);

/** What staff tell each other about an order; members never see it. Append-only. */
export const orderNotes = pgTable(
  'order_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_rid: text()
      .notNull()
      .references(() => orders.rid),
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('order_note_order').on(t.order_rid, t.id)],
);
