import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last run of each job that one process runs for all. */
export const job_runs = pgTable('job_run', {
  name: text().primaryKey(),
  began: timestamp({ withTimezone: true }).notNull(),
  /** Null while it runs, and when it failed or its process died. */
  ended: timestamp({ withTimezone: true }),
});
