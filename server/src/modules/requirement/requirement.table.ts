import { index, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of requirement codes. */
export const requirementCode = pgSequence('requirement_code');

/** Requirements of visitors, and messages of the contact page. */
export const requirements = pgTable(
  'requirement',
  {
    code: text().primaryKey(),
    kind: text({ enum: ['requirement', 'message'] }).notNull(),
    /** The member who sent it; null for visitors. */
    user_rid: text().references(() => users.rid),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    /** The service that it is about. Not a foreign key, because visitors send any value. */
    device_rid: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    file_rid: text().references(() => files.rid),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('requirement_newest').on(t.created.desc(), t.code)],
);
