import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { typeChildren, types } from '../type/type.table';
import { users } from '../user/user.table';

const fen = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

/** Offers of coupons. The terms never change, so that a coupon keeps the value that it had at its issue. */
export const couponOffers = pgTable(
  'coupon_offer',
  {
    rid: text().primaryKey(),
    /** By which staff give coupons and members claim them. */
    code: text().notNull().unique(),
    name: text().notNull(),
    amount_fen: fen(),
    percent: integer(),
    cap_fen: fen(),
    minimum_fen: fen().notNull(),
    type_id: integer().references(() => types.id),
    child_id: integer().references(() => typeChildren.id),
    /** Start of the period in which members can claim coupons. */
    starts: instant().notNull(),
    /** End of the period in which coupons are issued. Each expires at the latest at the end in force at its issue. */
    ends: instant().notNull(),
    valid_days: integer(),
    total: integer(),
    per_member: integer().notNull(),
    claimable: boolean().notNull(),
    issued: integer().notNull().default(0),
    created: instant().notNull(),
  },
  (t) => [
    index('coupon_offer_created').on(t.created.desc().nullsFirst(), t.rid),
    check('coupon_offer_value', sql`(${t.amount_fen} IS NULL) <> (${t.percent} IS NULL)`),
    check('coupon_offer_percent', sql`${t.percent} BETWEEN 1 AND 99`),
    check('coupon_offer_amounts', sql`${t.amount_fen} > 0 AND ${t.cap_fen} > 0 AND ${t.minimum_fen} >= 0`),
    check('coupon_offer_issued', sql`${t.issued} BETWEEN 0 AND ${t.total}`),
  ],
);

/** Coupons of members. A coupon without `used` that has not expired is usable. */
export const coupons = pgTable(
  'coupon',
  {
    rid: text().primaryKey(),
    offer_rid: text()
      .notNull()
      .references(() => couponOffers.rid),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    source: text({ enum: ['claim', 'staff', 'exchange', 'invite'] }).notNull(),
    created: instant().notNull(),
    expires: instant().notNull(),
    used: instant(),
    /** The order that the coupon is used for; `orders.coupon_rid` is its foreign key in the other direction. */
    order_rid: text(),
  },
  (t) => [
    index('coupon_member').on(t.user_rid, t.expires),
    index('coupon_order').on(t.order_rid).where(sql`${t.order_rid} IS NOT NULL`),
    index('coupon_offer_member').on(t.offer_rid, t.user_rid),
    check('coupon_used_for_order', sql`(${t.used} IS NULL) = (${t.order_rid} IS NULL)`),
  ],
);
