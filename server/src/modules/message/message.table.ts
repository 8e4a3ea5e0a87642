import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

const receiver = () => text().references(() => users.rid);

/** Notices in the portal. Written in the transaction that they tell of, so each is there once. */
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

/** Texts and e-mails still to be handed over; a row is there until it was. */
export const outbox = pgTable(
  'outbox',
  {
    rid: text().primaryKey(),
    /** The member who is told; null when the phone is all that is known. */
    user_rid: receiver(),
    phone: text(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** How often it was tried. */
    tried: integer().notNull().default(0),
    /** Not to be tried before. */
    next: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('outbox_next').on(t.next),
    check('outbox_receiver', sql`num_nonnulls(${t.user_rid}, ${t.phone}) = 1`),
  ],
);
