import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Files that arrive in parts and are not complete. A finished one is a row of `file` with the same key. */
export const resumableUploads = pgTable(
  'resumable_upload',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    name: text().notNull(),
    /** Size of the whole file in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 by which the client recognises the same file; null when it gave none. */
    fingerprint: text(),
    /** Name of the file in the files port, and the storage's own key of the upload. */
    stored: text().notNull(),
    key: text().notNull(),
    /** Since when a call joins the parts; null while parts arrive. */
    joining: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('resumable_upload_user').on(t.user_rid),
    index('resumable_upload_created').on(t.created),
    check('resumable_upload_size', sql`${t.size} > 0`),
  ],
);

/** The parts of such files that were stored. */
export const resumableParts = pgTable(
  'resumable_part',
  {
    upload_rid: text()
      .notNull()
      .references(() => resumableUploads.rid, { onDelete: 'cascade' }),
    /** From 1 on. */
    number: smallint().notNull(),
    /** The storage's check value of the part. */
    etag: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.upload_rid, t.number] })],
);
