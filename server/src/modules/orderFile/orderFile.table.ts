import { orderFileKinds } from '@portal/shared/rules';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orderItems, orders } from '../order/order.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** The files of an order. */
export const orderFiles = pgTable(
  'order_file',
  {
    rid: text().primaryKey(),
    order_rid: text()
      .notNull()
      .references(() => orders.rid),
    file_rid: text()
      .notNull()
      .unique()
      .references(() => files.rid),
    kind: text({ enum: orderFileKinds }).notNull(),
    /** The item that a test record is about; null for a file of the whole order. */
    item_rid: text().references(() => orderItems.rid),
    /** Who of the lab added it; null for what members, the portal or an older release added. */
    added_by: text().references(() => users.rid),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('order_file_order').on(t.order_rid, t.created)],
);
