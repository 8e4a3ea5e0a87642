import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Pictures that staff uploaded for content. They stay, because an earlier version of content may be published again. */
export const pictures = pgTable(
  'picture',
  {
    /** Name below /upload/img, such as 01ABC….jpg. */
    rid: text().primaryKey(),
    /** Name of the stored file. */
    stored: text().notNull(),
    /** Name of the file that was uploaded. */
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('picture_newest').on(t.created.desc().nullsFirst(), t.rid)],
);
