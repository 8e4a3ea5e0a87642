import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Text messages and mails that local mode stores instead of sending them. */
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
