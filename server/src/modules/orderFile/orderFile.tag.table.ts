import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';
import { orderFiles } from './orderFile.table';

/** Tags that members put on own files of data. */
export const dataTags = pgTable(
  'data_tag',
  {
    order_file_rid: text()
      .notNull()
      .references(() => orderFiles.rid, { onDelete: 'cascade' }),
    tag: text().notNull(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
  },
  (t) => [primaryKey({ columns: [t.order_file_rid, t.tag] }), index('data_tag_member').on(t.user_rid, t.tag)],
);
