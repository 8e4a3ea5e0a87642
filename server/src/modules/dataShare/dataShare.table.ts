import { dataShareActs } from '@portal/shared/rules';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Links to files of delivered data. Ended ones are kept for a while, for their member's log. */
export const dataShares = pgTable(
  'data_share',
  {
    /** Names the link in links of downloads, so that its code is in no URL of the API. */
    rid: text().primaryKey(),
    /** Random, 128 bits: whoever has it, and the password, downloads the files. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    name: text().notNull(),
    /** How the receiver is told who shares; may be empty. */
    from: text().notNull(),
    /** Keys of the chosen files in their orders (`order_file`). Which of them are shown follows from the orders. */
    files: jsonb().$type<readonly string[]>().notNull(),
    /** Argon2id; null without a password. */
    password_hash: text(),
    /** Whether receivers see what the member keeps with the files: settings of the viewer, and annotations. */
    views: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    revoked: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('data_share_member').on(t.user_rid, t.created.desc().nullsFirst()),
    index('data_share_expires').on(t.expires),
  ],
);

/** How often receivers did what on which day. Nothing tells who they were. */
export const dataShareOpenings = pgTable(
  'data_share_opening',
  {
    share_rid: text()
      .notNull()
      .references(() => dataShares.rid, { onDelete: 'cascade' }),
    /** Day in the lab's time zone. */
    day: text().notNull(),
    act: text({ enum: dataShareActs }).notNull(),
    /** Key of the file that was looked at or downloaded alone; empty for other acts. */
    file: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.share_rid, t.day, t.act, t.file] })],
);
