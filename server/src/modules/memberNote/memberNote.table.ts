import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** What staff tell each other about a member, who never sees it. */
export const memberNotes = pgTable(
  'member_note',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('member_note_member').on(t.user_rid, t.at.desc().nullsFirst(), t.rid)],
);
