import type { Actor, SampleAct, SampleDisposal } from '@portal/shared/rules';
import { sampleStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';
import { orderSamples } from './order.sample.table';
import { orderRid } from './order.table';

/** Sequence of sample codes. */
export const sampleCode = pgSequence('sample_code');

/**
 * The physical samples: one row for each sample that came, or will come, with an order. A later order that tests it
 * again has a row in `order_sample` that refers to it, and none here.
 */
export const samples = pgTable(
  'sample',
  {
    rid: text()
      .primaryKey()
      .references(() => orderSamples.rid),
    /** Code on the label, such as P20261121-000123. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    /** The order that decides what becomes of it: its own one, or a later one that sends it back or destroys it. */
    order_rid: orderRid(),
    /** Changed only by `moveSamples` (order.sampleMove.service.ts). */
    state: text({ enum: sampleStates }).notNull(),
    disposal: smallint().$type<SampleDisposal>().notNull(),
    /** Cabinet and shelf. */
    place: text().notNull().default(''),
    /** Day on which it is due to be sent back or destroyed. */
    until: date({ mode: 'string' }),
    /** True when the member was reminded of the end of this keeping period. */
    reminded: boolean().notNull().default(false),
    parcel_company: text(),
    parcel_number: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When the lab received it. */
    received: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('sample_member').on(t.user_rid, t.created.desc().nullsFirst(), t.code),
    index('sample_member_state').on(t.user_rid, t.state, t.created.desc().nullsFirst(), t.code),
    index('sample_usable')
      .on(t.user_rid, t.created.desc().nullsFirst(), t.code)
      .where(sql`${t.disposal} = 2 AND ${t.state} IN ('received', 'stored')`),
    index('sample_leaving').on(t.until, t.code).where(sql`${t.state} IN ('discarding', 'returning')`),
    index('sample_due').on(t.state, t.until).where(sql`${t.state} IN ('stored', 'discarding', 'returning')`),
    index('sample_order').on(t.order_rid),
    check('sample_kept', sql`${t.state} <> 'stored' OR ${t.until} IS NOT NULL`),
    check('sample_discarded', sql`${t.state} <> 'discarding' OR ${t.until} IS NOT NULL`),
  ],
);

/** Timeline of a sample: every act with who, when and why. Append-only. */
export const sampleEvents = pgTable(
  'sample_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sample_rid: text()
      .notNull()
      .references(() => samples.rid),
    act: text().$type<SampleAct>().notNull(),
    state: text({ enum: sampleStates }).notNull(),
    by: text().$type<Actor>().notNull(),
    by_rid: text().references(() => users.rid),
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('sample_event_sample').on(t.sample_rid, t.id)],
);
