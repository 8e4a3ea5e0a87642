import type { PromoterState } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Members who promote the lab, or applied for it. */
export const promoters = pgTable(
  'promoter',
  {
    user_rid: text()
      .primaryKey()
      .references(() => users.rid),
    state: text().$type<PromoterState>().notNull(),
    /** Code of the link, from the first approval on. It begins with P and is one longer than an invitation code. */
    code: text().unique(),
    /** How the member wants to promote the lab. */
    channel: text().notNull(),
    /** Reason of a refusal or of the end. */
    note: text().notNull().default(''),
    applied: timestamp({ withTimezone: true }).notNull(),
    decided: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('promoter_state').on(t.state, t.applied, t.user_rid),
    check('promoter_code', sql`${t.state} <> 'approved' OR ${t.code} IS NOT NULL`),
  ],
);

/** Which promoter referred a member: one, at the registration. */
export const promoterReferrals = pgTable(
  'promoter_referral',
  {
    user_rid: text()
      .primaryKey()
      .references(() => users.rid),
    promoter_rid: text()
      .notNull()
      .references(() => promoters.user_rid),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('promoter_referral_promoter').on(t.promoter_rid)],
);
