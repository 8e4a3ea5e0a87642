import { priceGroupKinds } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { devices } from '../device/device.table';
import { users } from '../user/user.table';

const instant = () => timestamp({ withTimezone: true });

/** Groups of customers with prices of their own. */
export const priceGroups = pgTable(
  'price_group',
  {
    rid: text().primaryKey(),
    /** By which staff call it, such as the number of the contract. */
    code: text().notNull().unique(),
    name: text().notNull(),
    kind: text({ enum: priceGroupKinds }).notNull(),
    note: text().notNull().default(''),
    created: instant().notNull(),
  },
  (t) => [index('price_group_created').on(t.created.desc().nullsFirst(), t.rid)],
);

/** The members of price groups; the key keeps each in one at most. */
export const priceGroupMembers = pgTable(
  'price_group_member',
  {
    user_rid: text()
      .primaryKey()
      .references(() => users.rid),
    group_rid: text()
      .notNull()
      .references(() => priceGroups.rid),
    created: instant().notNull(),
  },
  (t) => [index('price_group_member_group').on(t.group_rid, t.created)],
);

/** Rules of prices (`PriceRule` of the rules). A rule that was ended stays, for the history. */
export const priceRules = pgTable(
  'price_rule',
  {
    rid: text().primaryKey(),
    group_rid: text()
      .notNull()
      .references(() => priceGroups.rid),
    /** The service; null for all. */
    device_rid: text().references(() => devices.rid),
    option: text(),
    choice: text(),
    from_count: integer().notNull().default(1),
    percent: integer(),
    fixed_fen: bigint({ mode: 'number' }),
    /** First and last day, both included; null for no end. */
    starts: date({ mode: 'string' }).notNull(),
    ends: date({ mode: 'string' }),
    /** When staff ended it, whatever its last day. */
    ended: instant(),
    created: instant().notNull(),
  },
  (t) => [
    index('price_rule_group').on(t.group_rid, t.created),
    index('price_rule_device').on(t.device_rid),
    check('price_rule_value', sql`(${t.percent} IS NULL) <> (${t.fixed_fen} IS NULL)`),
    check('price_rule_amounts', sql`${t.percent} BETWEEN 1 AND 100 AND ${t.fixed_fen} > 0`),
    check('price_rule_count', sql`${t.from_count} BETWEEN 1 AND 999`),
    check('price_rule_days', sql`${t.ends} >= ${t.starts}`),
    check(
      'price_rule_scope',
      sql`(${t.option} IS NULL) = (${t.choice} IS NULL) AND (${t.device_rid} IS NOT NULL OR (${t.option} IS NULL AND ${t.fixed_fen} IS NULL))`,
    ),
  ],
);
