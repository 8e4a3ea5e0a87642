import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Number of attempts in the window that ends at `resets`. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    resets: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.resets)],
);
