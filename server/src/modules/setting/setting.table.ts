import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings of the site by key; the shape of each value is that of the contract's `setting`. */
export const settings = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
