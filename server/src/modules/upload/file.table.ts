import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Files that are kept: those that members and staff hand in, and those that the server makes. */
export const files = pgTable(
  'file',
  {
    rid: text().primaryKey(),
    /** Who handed it in; null when the server made it. */
    user_rid: text().references(() => users.rid),
    /** What the files port calls it. */
    stored: text().notNull(),
    /** What people call it. */
    name: text().notNull(),
    mime: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Something refers to it; a file that nobody claimed within a day is removed. */
    claimed: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('file_unclaimed').on(t.created).where(sql`NOT ${t.claimed}`)],
);
