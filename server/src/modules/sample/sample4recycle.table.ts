import { type Postage, recycleStates } from '@portal/shared/rules';
import { date, index, integer, pgSequence, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { samples } from '../order/order.sampleState.table';
import { users } from '../user/user.table';

/** Sequence of codes of requests. */
export const recycleCode = pgSequence('sample4recycle_code');

/** Requests to send stored samples back. The address is a copy. */
export const recycles = pgTable(
  'sample4recycle',
  {
    rid: text().primaryKey(),
    /** Code such as H20261121-000123. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    state: text({ enum: recycleStates }).notNull(),
    postage: text().$type<Postage>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    area: text().notNull(),
    address: text().notNull(),
    address_code: text().notNull(),
    message: text().notNull(),
    /** Day on which the parcel is sent at the latest. */
    due: date({ mode: 'string' }).notNull(),
    parcel_company: text(),
    parcel_number: text(),
    /** Why staff refused it. */
    reason: text().notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    sent: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('sample4recycle_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('sample4recycle_state').on(t.state, t.created, t.rid),
    index('sample4recycle_sent').on(t.sent),
  ],
);

/** Samples of a request, with the day until which the lab would have kept each. */
export const recycleSamples = pgTable(
  'sample4recycle_sample',
  {
    recycle_rid: text()
      .notNull()
      .references(() => recycles.rid),
    sample_rid: text()
      .notNull()
      .references(() => samples.rid),
    position: integer().notNull(),
    kept_until: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recycle_rid, t.sample_rid] }),
    index('sample4recycle_sample_of').on(t.sample_rid),
  ],
);
