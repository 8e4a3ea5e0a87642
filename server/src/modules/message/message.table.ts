import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

const receiver = () => text().references(() => users.rid);

/** Notices in the portal. Written in the transaction of the act that they report, so each exists exactly once. */
export const messages = pgTable(
  'message',
  {
    rid: text().primaryKey(),
    user_rid: receiver().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    read: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('message_member').on(t.user_rid, t.created.desc(), t.rid),
    index('message_unread').on(t.user_rid).where(sql`${t.read} IS NULL`),
  ],
);

/** Text messages and e-mails that wait for delivery. A row is deleted after its delivery. */
export const outbox = pgTable(
  'outbox',
  {
    rid: text().primaryKey(),
    /** The receiving member; null when only the phone is known. */
    user_rid: receiver(),
    phone: text(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Number of attempts. */
    tried: integer().notNull().default(0),
    /** Earliest time of the next attempt. */
    next: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('outbox_next').on(t.next),
    check('outbox_receiver', sql`num_nonnulls(${t.user_rid}, ${t.phone}) = 1`),
  ],
);
