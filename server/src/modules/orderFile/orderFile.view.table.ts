import type { KeptView } from '@portal/shared/contract';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';
import { orderFiles } from './orderFile.table';

/** What members keep with own files of data: the settings of the viewer, and annotations. The files stay as they are. */
export const dataViews = pgTable(
  'data_view',
  {
    order_file_rid: text()
      .primaryKey()
      .references(() => orderFiles.rid, { onDelete: 'cascade' }),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    kept: jsonb().$type<KeptView>().notNull(),
    saved: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('data_view_member').on(t.user_rid)],
);
