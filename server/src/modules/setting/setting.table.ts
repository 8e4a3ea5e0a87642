import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings of the site by key. The contract's `setting` defines the shape of each value. */
export const settings = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
