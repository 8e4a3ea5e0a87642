import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { coupons } from '../coupon/coupon.table';
import { users } from '../user/user.table';

/** Invitations whose new member has paid a first order. The job then issues a coupon to both. */
export const inviteRewards = pgTable(
  'invite_reward',
  {
    /** The new member. */
    user_rid: text()
      .primaryKey()
      .references(() => users.rid),
    inviter_rid: text()
      .notNull()
      .references(() => users.rid),
    /** The first order that was paid. */
    order_rid: text().notNull(),
    paid: timestamp({ withTimezone: true }).notNull(),
    /** When the job was done with it, with or without coupons. */
    done: timestamp({ withTimezone: true }),
    member_coupon_rid: text().references(() => coupons.rid),
    inviter_coupon_rid: text().references(() => coupons.rid),
  },
  (t) => [
    index('invite_reward_inviter').on(t.inviter_rid),
    index('invite_reward_due').on(t.paid).where(sql`${t.done} IS NULL`),
  ],
);
