import type { StaffRole } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../session/session.table';
import { users } from '../user/user.table';

/** Roles of the lab's staff. An account of staff without a row may do nothing. */
export const staff_accounts = pgTable(
  'staff_account',
  {
    staff_rid: text()
      .primaryKey()
      .references(() => users.rid),
    roles: text().array().$type<StaffRole[]>().notNull(),
    /** Keyed hash of the password from the environment that was applied last; null for an account that an admin added. */
    applied_password: text(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check(
      'staff_account_roles',
      sql`cardinality(${t.roles}) > 0 AND ${t.roles} <@ ARRAY['manager', 'lab', 'finance', 'content', 'admin']`,
    ),
  ],
);

/** Authenticator apps of staff. */
export const staff_second_factors = pgTable('staff_second_factor', {
  staff_rid: text()
    .primaryKey()
    .references(() => users.rid),
  /** The secret, sealed by the server's key. */
  secret: text().notNull(),
  /** When the first code was given; until then the secret does not count. */
  confirmed: timestamp({ withTimezone: true }),
  /** Time step of the last code, because a code can be used once. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
});

/** Recovery codes, as keyed hashes. Each can be used once. */
export const staff_recovery_codes = pgTable(
  'staff_recovery_code',
  {
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    hash: text().notNull(),
    used: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.staff_rid, t.hash] })],
);

/** Sessions in which a second factor was given. */
export const staff_verifications = pgTable('staff_verification', {
  session_rid: text()
    .primaryKey()
    .references(() => sessions.rid, { onDelete: 'cascade' }),
  verified: timestamp({ withTimezone: true }).notNull(),
});
