import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Parts of the initial content that have been written, so that none is written twice. */
export const seedRuns = pgTable('seed_run', {
  part: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
