import type { Organization } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** People with an account: members and staff. */
export const users = pgTable(
  'users',
  {
    rid: text().primaryKey(),
    /** Login name besides the phone; it is the phone until the user chooses a name. */
    account: text().notNull().unique(),
    phone: text().unique(),
    /** argon2id in PHC form. */
    password_hash: text().notNull(),
    role: text({ enum: ['member', 'staff'] })
      .notNull()
      .default('member'),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    /** 0 student, 1 individual, 2 enterprise, 3 teacher; null until certified. */
    organization: smallint().$type<Organization>(),
    company: text().notNull().default(''),
    /** Supervisor of a student. */
    teacher: text().notNull().default(''),
    teacher_phone: text().notNull().default(''),
    teacher_mail: text().notNull().default(''),
    /** Code with which this member invites others. */
    invitation_code: text().notNull().unique(),
    invited_by: text().references((): AnyPgColumn => users.rid),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When an admin locked an account of staff; a locked account can't log in. */
    locked: timestamp({ withTimezone: true }),
    /** True while the password is one that somebody else set: its owner must replace it before any other call. */
    first_password: boolean().notNull().default(false),
    /** The account of the same person into which this one was merged, and when: it is given up, nobody logs in to it. */
    merged_into: text().references((): AnyPgColumn => users.rid),
    merged: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('users_invited_by').on(t.invited_by, t.created.desc().nullsFirst(), t.rid.desc().nullsFirst()),
    // By which staff find members: the beginning of what they know of them.
    index('users_name').on(sql`lower(${t.name}) text_pattern_ops`),
    index('users_company').on(sql`lower(${t.company}) text_pattern_ops`),
    index('users_phone').on(t.phone.op('text_pattern_ops')),
    // The list of members at the desk.
    index('users_newest').on(t.created.desc().nullsFirst(), t.rid).where(sql`${t.role} = 'member'`),
    index('users_merged_into').on(t.merged_into).where(sql`${t.merged_into} IS NOT NULL`),
    check('users_merged', sql`(${t.merged_into} IS NULL) = (${t.merged} IS NULL)`),
    check('users_organization', sql`${t.organization} BETWEEN 0 AND 3`),
  ],
);
