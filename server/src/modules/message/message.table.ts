import type { NoticeKind } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
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
    index('message_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('message_unread').on(t.user_rid).where(sql`${t.read} IS NULL`),
  ],
);

/** A stored file of an e-mail. */
interface MailedFile {
  readonly name: string;
  readonly mime: string;
  /** Name in the storage. */
  readonly stored: string;
}

/** Text messages and e-mails that wait for delivery. A row is deleted after its delivery. */
export const outbox = pgTable(
  'outbox',
  {
    rid: text().primaryKey(),
    /** The receiving member; null when only the phone is known. */
    user_rid: receiver(),
    phone: text(),
    /** Address of an e-mail; null for the member's current one. */
    email: text(),
    /** Stored files that are attached to an e-mail. */
    files: jsonb().$type<readonly MailedFile[]>().notNull().default([]),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Kind of the notice; null for a message that does not depend on a member's choice. */
    kind: text().$type<NoticeKind>(),
    /** Path of the portal's page that an e-mail links to; null for a text message to a phone and for an e-mail of files. */
    link: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Number of attempts. */
    tried: integer().notNull().default(0),
    /** Earliest time of the next attempt. */
    next: timestamp({ withTimezone: true }).notNull(),
    /** When the last attempt failed, after which there is none by itself; null while the letter waits. */
    given_up: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('outbox_next').on(t.next),
    check('outbox_receiver', sql`num_nonnulls(${t.user_rid}, ${t.phone}) = 1`),
  ],
);

/**
 * Ways that a member chose for a kind of notice; a kind without a row has the defaults of the rules. For advertising the
 * row is the member's consent, given or withdrawn at `changed`.
 */
export const noticeChoices = pgTable(
  'notice_choice',
  {
    user_rid: receiver().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    sms: boolean().notNull(),
    mail: boolean().notNull(),
    changed: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_rid, t.kind] })],
);
