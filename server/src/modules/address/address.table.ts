import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Postal addresses of members, for pick-ups and for returning samples. */
export const addresses = pgTable(
  'addresses',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    name: text().notNull(),
    phone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    area: text().notNull(),
    address: text().notNull(),
    /** GB/T 2260 code of the district. */
    address_code: text().notNull(),
    company: text().notNull(),
    is_default: boolean().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.user_rid),
    uniqueIndex('addresses_one_default').on(t.user_rid).where(sql`${t.is_default}`),
  ],
);
