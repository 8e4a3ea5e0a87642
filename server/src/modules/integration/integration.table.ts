import type { ExchangeState } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Sequence of the codes of exchanges. */
export const exchangeCode = pgSequence('integration_exchange_code');

/** What points can be exchanged for: goods that the lab sends, and coupons. */
export const integrationGoods = pgTable(
  'integration_goods',
  {
    rid: text().primaryKey(),
    /** By which staff name the goods. */
    code: text().notNull().unique(),
    name: text().notNull(),
    sketch: text().notNull(),
    img: text().notNull(),
    points: integer().notNull(),
    /** Number that is left; null for any number. */
    stock: integer(),
    /** Code of the offer whose coupon is issued; null for goods that are sent. */
    coupon_code: text(),
    /** False when the goods are no longer offered. */
    offered: boolean().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    check('integration_goods_points', sql`${t.points} > 0`),
    check('integration_goods_stock', sql`${t.stock} >= 0`),
  ],
);

/** Exchanges of points, with copies of the goods' name and of the postal address. */
export const integrationExchanges = pgTable(
  'integration_exchange',
  {
    rid: text().primaryKey(),
    /** Code such as J20261121-000123. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    goods_rid: text()
      .notNull()
      .references(() => integrationGoods.rid),
    name: text().notNull(),
    points: integer().notNull(),
    state: text().$type<ExchangeState>().notNull(),
    /** Recipient, phone and postal address in one line; empty for a coupon. */
    recipient: text().notNull(),
    phone: text().notNull(),
    place: text().notNull(),
    parcel_company: text().notNull().default(''),
    parcel_number: text().notNull().default(''),
    /** Reason of a refusal. */
    note: text().notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    changed: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('integration_exchange_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('integration_exchange_state').on(t.state, t.created, t.rid),
  ],
);

/** Notices of points that are about to expire: one a member and day of expiry. */
export const integrationNotices = pgTable(
  'integration_notice',
  {
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    /** First day of the month for which the member was notified. */
    month: date({ mode: 'string' }).notNull(),
    /** Day of the notice; null in rows of releases before 2026-11-27. */
    sent: date({ mode: 'string' }),
    /** True for a notice after the last day of some points, because the portal was down: all stay until its time has passed. */
    late: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.user_rid, t.month] })],
);
