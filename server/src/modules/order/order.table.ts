import type { ChosenOptions } from '@portal/shared/contract';
import {
  type HumanAnswer,
  type Material,
  type OrderAct,
  type OrderState,
  orderStates,
  type SampleDisposal,
  type SampleSource,
} from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { coupons } from '../coupon/coupon.table';
import { samplings } from '../sampling/sampling.table';
import { users } from '../user/user.table';

/** Sequence of order codes. */
export const orderCode = pgSequence('order_code');

/** Reference of a row to its order. */
export const orderRid = () =>
  text()
    .notNull()
    .references(() => orders.rid);

export const orders = pgTable(
  'orders',
  {
    rid: text().primaryKey(),
    /** Code such as D20261121-000123: day in Shanghai and serial number. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    /** Changed only by `move` (order.move.service.ts). */
    state: text({ enum: orderStates }).notNull(),
    type_id: integer().notNull(),
    /** True when the member was an enterprise at the time of the order; selects the order process. */
    enterprise: boolean().notNull(),
    needs_sample: boolean().notNull(),
    total_fen: bigint({ mode: 'number' }).notNull(),
    /** What the coupon takes off. */
    discount_fen: bigint({ mode: 'number' }).notNull().default(0),
    /** The coupon that was used; a cancelled order keeps it, though the member has it back. */
    coupon_rid: text().references(() => coupons.rid),
    due_fen: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(sql`total_fen - discount_fen`),
    sample_source: smallint().$type<SampleSource>().notNull(),
    sample_disposal: smallint().$type<SampleDisposal>(),
    /** Whether samples or data are of people, as the member said; null when nothing asked. */
    human_samples: text().$type<HumanAnswer>(),
    /** The visit at which the sample was taken (source 3). */
    sampling_rid: text().references(() => samplings.rid),
    /** Materials that the member needs for reimbursement. */
    materials: jsonb().$type<Material[]>().notNull().default([]),
    /** What the material `other` is. */
    materials_other: text().notNull().default(''),
    /** The project or grant that pays, as the member named it. */
    fund_code: text().notNull().default(''),
    message: text().notNull(),
    /** Who of the lab wrote down for the member what is ordered, and when; null for what the member chose. */
    prepared_by: text().references(() => users.rid),
    prepared_at: timestamp({ withTimezone: true }),
    /** Code, names of the items and project in lower case, for searching. */
    search: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Time of the last change of state. */
    changed: timestamp({ withTimezone: true }).notNull(),
    /** True when the order has its agreement file. */
    protocol_made: boolean().notNull().default(false),
    /** True when staff have locked the plan. */
    locked: boolean().notNull().default(false),
    /** True when the order has a signed copy of the agreement. */
    signed: boolean().notNull().default(false),
    /** True when the order has a data file. */
    has_data: boolean().notNull().default(false),
    /** True when the order has data of the member that is to be analysed. */
    has_raw: boolean().notNull().default(false),
    /** Express company and number of the parcel with the sample, once the member has entered them. */
    parcel_company: text(),
    parcel_number: text(),
    /** True while the member's question about the data has no answer. */
    open_question: boolean().notNull().default(false),
    /** True while a quotation for the order waits for the member's answer. */
    quoted: boolean().notNull().default(false),
    /** True when the member has evaluated each service of the order. */
    evaluated: boolean().notNull().default(false),
    /** The order whose sample is tested again by this one, which is its retest. */
    retest_of: text().references((): AnyPgColumn => orders.rid),
    /** Counts the member's changes, so that an act on what somebody read before a change is refused. */
    revision: integer().notNull().default(0),
    /** True when the member has changed the order since staff last acted on it. */
    revised: boolean().notNull().default(false),
    /** Where staff's list shows the order: 0 with an open question, 1 other open orders, 2 closed and cancelled ones. */
    queue: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN open_question THEN 0 WHEN state IN ('closed', 'cancelled') THEN 2 ELSE 1 END`,
      ),
  },
  (t) => [
    index('orders_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('orders_member_state').on(t.user_rid, t.state, t.created.desc().nullsFirst(), t.rid),
    index('orders_queue').on(t.state, t.queue, t.changed, t.rid),
    index('orders_newest').on(t.state, t.created.desc().nullsFirst(), t.rid),
    index('orders_code').on(t.code.op('text_pattern_ops')),
    index('orders_parcel').on(t.parcel_number).where(sql`${t.parcel_number} IS NOT NULL`),
    index('orders_retest').on(t.retest_of).where(sql`${t.retest_of} IS NOT NULL`),
    index('orders_without_protocol').on(t.created).where(sql`NOT ${t.protocol_made}`),
    uniqueIndex('orders_coupon').on(t.coupon_rid).where(sql`${t.state} <> 'cancelled'`),
    check('orders_total', sql`${t.total_fen} >= 0`),
    check('orders_discount', sql`${t.discount_fen} BETWEEN 0 AND ${t.total_fen}`),
  ],
);

/** Items of an order, as they were when it was placed; an accepted quotation replaces their prices. */
export const orderItems = pgTable(
  'order_item',
  {
    rid: text().primaryKey(),
    order_rid: orderRid(),
    /**
     * The member of the order, for the index by which a member's orders are found by the name of a service. A trigger sets
     * it, also for the release before, which does not know the column.
     */
    user_rid: text(),
    position: integer().notNull(),
    /** Empty for a charge of a quotation, which is no service of the catalogue. */
    device_rid: text().notNull(),
    name: text().notNull(),
    img: text().notNull(),
    unit: text().notNull(),
    options: jsonb().$type<ChosenOptions>().notNull(),
    option_text: jsonb().$type<string[]>().notNull(),
    count: integer().notNull(),
    unit_fen: bigint({ mode: 'number' }).notNull(),
    total_fen: bigint({ mode: 'number' }).notNull(),
    /** Count and price as they were ordered, once a quotation has replaced them. */
    ordered_count: integer(),
    ordered_unit_fen: bigint({ mode: 'number' }),
    needs_sample: boolean().notNull(),
    turnaround_days: integer().notNull(),
  },
  (t) => [
    index('order_item_order').on(t.order_rid, t.position),
    // Names have at most 60 characters, so that they fit into an index.
    index('order_item_member').on(t.user_rid, t.order_rid, t.name),
    index('order_item_device').on(t.device_rid, t.order_rid),
  ],
);

/** Timeline: every change of state with who, when and why. Append-only. */
export const orderEvents = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_rid: orderRid(),
    act: text().$type<OrderAct>().notNull(),
    state: text().$type<OrderState>().notNull(),
    by: text({ enum: ['member', 'staff', 'system'] }).notNull(),
    by_rid: text().references(() => users.rid),
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('order_event_order').on(t.order_rid, t.id)],
);

/** Promises of the lab with their due times (specification, section 9). */
export const orderPromises = pgTable(
  'order_promise',
  {
    order_rid: orderRid(),
    kind: text({ enum: ['call', 'deliver', 'return'] }).notNull(),
    due: timestamp({ withTimezone: true }).notNull(),
    kept: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.order_rid, t.kind] }),
    index('order_promise_due').on(t.due, t.order_rid).where(sql`${t.kept} IS NULL`),
  ],
);

/** How the sample reaches the lab: type 0 sent by the member, 1 picked up. The address is a copy. */
export const orderPickups = pgTable(
  'order_pickup',
  {
    order_rid: orderRid().primaryKey(),
    type: smallint().$type<0 | 1>().notNull(),
    date: date({ mode: 'string' }),
    time: text(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    province: text().notNull().default(''),
    city: text().notNull().default(''),
    area: text().notNull().default(''),
    address: text().notNull().default(''),
    address_code: text().notNull().default(''),
    message: text().notNull().default(''),
  },
  (t) => [index('order_pickup_day').on(t.date, t.order_rid).where(sql`${t.type} = 1`)],
);
