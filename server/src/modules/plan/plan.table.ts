import type { ChosenOptions } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/**
 * Items that a member has chosen and not yet ordered. The list price is not stored: it is computed when the plan is read.
 * `device_rid` is not a foreign key, because an item stays, marked as unavailable, when its service is deleted.
 */
export const planItems = pgTable(
  'plan_item',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    device_rid: text().notNull(),
    /** Name and type at the time of the choice, displayed when the service has been deleted. */
    name: text().notNull(),
    type_id: integer().notNull(),
    /** Canonical form (see `canonicalChoice`), so that equal choices are one row. */
    options: jsonb().$type<ChosenOptions>().notNull(),
    count: integer().notNull(),
    /** True when the member has saved the item for later: it is neither ordered nor counted. */
    saved: boolean().notNull().default(false),
    /** When the item was added, saved or put back last. */
    created: timestamp({ withTimezone: true }).notNull(),
    /** Code of the accepted quotation that the item comes from; null for what the member has chosen. */
    quotation_code: text(),
    /** The quoted price of one unit, which is for exactly `quoted_count` units and until the end of `quoted_until`. */
    quoted_fen: bigint({ mode: 'number' }),
    quoted_count: integer(),
    quoted_until: date({ mode: 'string' }),
    /** Who of the lab wrote down for the member what was quoted, and when; null for what the member asked for. */
    prepared_by: text().references(() => users.rid),
    prepared_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('plan_item_choice')
      .on(t.user_rid, t.device_rid, t.options, t.saved)
      .where(sql`${t.quotation_code} IS NULL`),
    index('plan_item_member').on(t.user_rid, t.created),
    check(
      'plan_item_quoted',
      sql`num_nonnulls(${t.quotation_code}, ${t.quoted_fen}, ${t.quoted_count}, ${t.quoted_until}) IN (0, 4)`,
    ),
    check('plan_item_count', sql`${t.count} BETWEEN 1 AND 999`),
  ],
);
