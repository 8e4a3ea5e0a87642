import { evaluationStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { orderItems, orders } from '../order/order.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of the codes of evaluations. */
export const evaluationCode = pgSequence('evaluation_code');

/** Evaluations of the items of delivered orders; one for each item. */
export const evaluations = pgTable(
  'evaluation',
  {
    rid: text().primaryKey(),
    /** Code such as N20261122-000001. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    order_rid: text()
      .notNull()
      .references(() => orders.rid),
    item_rid: text()
      .notNull()
      .unique()
      .references(() => orderItems.rid),
    /** The service of the item, which may no longer be offered. */
    device_rid: text().notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    anonymous: boolean().notNull(),
    state: text({ enum: evaluationStates }).notNull().default('waiting'),
    /** Why it is hidden. */
    reason: text().notNull().default(''),
    reply: text(),
    replied: timestamp({ withTimezone: true }),
    /** Points that it has earned and that were not taken back. */
    points: integer().notNull().default(0),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('evaluation_device')
      .on(t.device_rid, t.created.desc().nullsFirst(), t.rid)
      .where(sql`${t.state} = 'released'`),
    index('evaluation_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('evaluation_state').on(t.state, t.created.desc().nullsFirst(), t.rid),
    index('evaluation_order').on(t.order_rid),
    check('evaluation_stars', sql`${t.stars} BETWEEN 1 AND 5`),
  ],
);

/** Pictures of evaluations, in their order. */
export const evaluationPictures = pgTable(
  'evaluation_picture',
  {
    evaluation_rid: text()
      .notNull()
      .references(() => evaluations.rid),
    position: smallint().notNull(),
    file_rid: text()
      .notNull()
      .unique()
      .references(() => files.rid),
  },
  (t) => [primaryKey({ columns: [t.evaluation_rid, t.position] })],
);
