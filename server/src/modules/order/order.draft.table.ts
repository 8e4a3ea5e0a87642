import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Unfinished order forms, one for the plan and one for each service that is ordered directly. */
export const orderDrafts = pgTable(
  'order_draft',
  {
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    /** The service that is ordered directly; empty for the plan. */
    device_rid: text().notNull(),
    /** The fields as JSON; text, because the server does not read it. */
    fields: text().notNull(),
    saved: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_rid, t.device_rid] }), index('order_draft_saved').on(t.saved)],
);
