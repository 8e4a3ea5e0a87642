import type { SamplingState } from '@portal/shared/rules';
import { samplingStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { date, index, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Sequence of booking codes. */
export const samplingCode = pgSequence('sampling_code');

/** On-site sampling bookings of members. The address is a copy. */
export const samplings = pgTable(
  'sampling',
  {
    rid: text().primaryKey(),
    /** Code such as V20261121-000123: day in Shanghai and serial number. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    state: text({ enum: samplingStates }).$type<SamplingState>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    area: text().notNull(),
    address: text().notNull(),
    address_code: text().notNull(),
    message: text().notNull(),
    /** Day of the work at an instrument that the samples are for: the visit is before it. Null for other visits. */
    scene_date: date({ mode: 'string' }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('sampling_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('sampling_member_state').on(t.user_rid, t.state, t.created.desc().nullsFirst(), t.rid),
    index('sampling_open').on(t.date, t.time, t.code).where(sql`${t.state} IN ('booked', 'confirmed')`),
    index('sampling_state').on(t.state, t.date, t.time, t.code),
  ],
);
