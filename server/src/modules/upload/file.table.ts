import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Stored files: uploads of members and staff, and files that the server generates. */
export const files = pgTable(
  'file',
  {
    rid: text().primaryKey(),
    /** The person who uploaded it; null when the server generated it. */
    user_rid: text().references(() => users.rid),
    /** Key of the file in the files port. */
    stored: text().notNull(),
    /** File name that people see. */
    name: text().notNull(),
    mime: text().notNull(),
    /** Size in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 by which the client recognises a file that arrived in parts; null for all other files. */
    fingerprint: text(),
    /** True for a picture that was stored without metadata (`auth/upload4pic`), so that others may see it. */
    picture: boolean().notNull().default(false),
    /** True when a record refers to it. Files that stay unclaimed for a day are deleted. */
    claimed: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('file_unclaimed').on(t.created).where(sql`NOT ${t.claimed}`)],
);
