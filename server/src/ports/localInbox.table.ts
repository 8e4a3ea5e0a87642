import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What would have been sent by text message or mail: local mode only. */
export const local_inbox = pgTable(
  'local_inbox',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    to: text().notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.to, t.id)],
);
