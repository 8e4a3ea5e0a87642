import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Members who close their account, or did. A withdrawn request has no row. */
export const closings = pgTable(
  'closing',
  {
    user_rid: text()
      .primaryKey()
      .references(() => users.rid),
    requested: timestamp({ withTimezone: true }).notNull(),
    /** When the member's data is anonymised. */
    due: timestamp({ withTimezone: true }).notNull(),
    /** When the member was reminded, a day before. */
    reminded: timestamp({ withTimezone: true }),
    /** When the data was anonymised. */
    done: timestamp({ withTimezone: true }),
  },
  (t) => [index('closing_due').on(t.due).where(sql`${t.done} IS NULL`)],
);
