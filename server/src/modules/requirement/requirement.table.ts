import { index, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Numbers of the codes. */
export const requirementCode = pgSequence('requirement_code');

/** What visitors want tested, and messages of the contact page. */
export const requirements = pgTable(
  'requirement',
  {
    code: text().primaryKey(),
    kind: text({ enum: ['requirement', 'message'] }).notNull(),
    /** Who was logged in. */
    user_rid: text().references(() => users.rid),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    /** The service it is about, as the page said: no reference, since visitors send what they like. */
    device_rid: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    file_rid: text().references(() => files.rid),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('requirement_newest').on(t.created.desc(), t.code)],
);
