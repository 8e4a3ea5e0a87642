import type { ChosenOptions } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/**
 * What a member has picked and not ordered yet. The price is not kept: it is that of the day it is read.
 * `device_rid` is no foreign key: a service that is taken away leaves an item that says so.
 */
export const planItems = pgTable(
  'plan_item',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    device_rid: text().notNull(),
    /** Name and type as they were when it was picked, for when the service is gone. */
    name: text().notNull(),
    type_id: integer().notNull(),
    /** Canonical (see `canonicalChoice`), so that the same choice is one row. */
    options: jsonb().$type<ChosenOptions>().notNull(),
    count: integer().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('plan_item_choice').on(t.user_rid, t.device_rid, t.options),
    check('plan_item_count', sql`${t.count} BETWEEN 1 AND 999`),
  ],
);
