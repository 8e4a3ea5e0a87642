import type { StaffRole } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Roles of the lab's staff. An account of staff without a row may do nothing. */
export const staff_accounts = pgTable(
  'staff_account',
  {
    staff_rid: text()
      .primaryKey()
      .references(() => users.rid),
    roles: text().array().$type<StaffRole[]>().notNull(),
    /** When an admin locked the account. */
    locked: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check(
      'staff_account_roles',
      sql`cardinality(${t.roles}) > 0 AND ${t.roles} <@ ARRAY['manager', 'lab', 'finance', 'content', 'admin']`,
    ),
  ],
);
