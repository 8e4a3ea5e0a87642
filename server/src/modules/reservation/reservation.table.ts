import { type ReservationState, reservationStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { instrumentRid } from '../instrument/instrument.table';
import { users } from '../user/user.table';

const userRid = () =>
  text()
    .notNull()
    .references(() => users.rid);
const instant = () => timestamp({ withTimezone: true });

/** Sequence of codes of reservations. */
export const reservationCode = pgSequence('reservation_code');

/** Instrument time of members. */
export const reservations = pgTable(
  'reservation',
  {
    rid: text().primaryKey(),
    /** Code such as M20261121-000123: day in Shanghai and serial number. */
    code: text().notNull().unique(),
    user_rid: userRid(),
    device_rid: text().notNull(),
    /** The service's name when the time was reserved. */
    device_name: text().notNull(),
    instrument_rid: instrumentRid(),
    state: text({ enum: reservationStates }).$type<ReservationState>().notNull(),
    starts: instant().notNull(),
    ends: instant().notNull(),
    /** True when the member operates the instrument; false with an operator. */
    alone: boolean().notNull(),
    /** True when the time was offered from the waiting list. */
    offered: boolean().notNull(),
    /** When a held reservation expires; null in the other states. */
    until: instant(),
    /** The order that the time was reserved for, and its code. */
    order_rid: text(),
    order_code: text(),
    /** When the instrument was really used; null when nobody recorded it. */
    used_from: instant(),
    /** Null while it is in use. */
    used_until: instant(),
    note: text().notNull().default(''),
    /** True when the member was reminded a day and an hour before, or when there was no time for it. */
    reminded_day: boolean().notNull().default(false),
    reminded_hour: boolean().notNull().default(false),
    created: instant().notNull(),
  },
  (t) => [
    // Has what a member's list is sorted and counted by: rows of other pages are not read.
    index('reservation_member').on(t.user_rid, t.starts.desc().nullsFirst(), t.rid, t.state, t.ends),
    index('reservation_day').on(t.starts, t.rid),
    index('reservation_order').on(t.order_rid).where(sql`${t.order_rid} IS NOT NULL`),
    index('reservation_held').on(t.until).where(sql`${t.state} = 'held'`),
    index('reservation_to_come').on(t.instrument_rid, t.ends).where(sql`${t.state} IN ('held', 'booked')`),
    index('reservation_remind').on(t.starts).where(sql`${t.state} = 'booked' AND NOT ${t.reminded_hour}`),
    check('reservation_range', sql`${t.starts} < ${t.ends}`),
    check('reservation_until', sql`(${t.state} = 'held') = (${t.until} IS NOT NULL)`),
    check('reservation_used', sql`${t.used_until} IS NULL OR ${t.used_from} <= ${t.used_until}`),
    check('reservation_ordered', sql`(${t.order_rid} IS NULL) = (${t.order_code} IS NULL)`),
  ],
);

/**
 * Half hours that reservations take: one row for each half hour and one of the instrument's seats, which are numbered
 * from 1 to its capacity. The key holds that a seat is taken once; a trigger holds that there are no other seats.
 */
export const reservationSeats = pgTable(
  'reservation_seat',
  {
    instrument_rid: instrumentRid(),
    at: instant().notNull(),
    seat: smallint().notNull(),
    reservation_rid: text()
      .notNull()
      .references(() => reservations.rid),
  },
  (t) => [
    primaryKey({ columns: [t.instrument_rid, t.at, t.seat] }),
    index('reservation_seat_reservation').on(t.reservation_rid),
  ],
);

/** Taken times that members wait for. A row is deleted when its time is offered. */
export const reservationWaits = pgTable(
  'reservation_wait',
  {
    rid: text().primaryKey(),
    user_rid: userRid(),
    device_rid: text().notNull(),
    device_name: text().notNull(),
    instrument_rid: instrumentRid(),
    starts: instant().notNull(),
    ends: instant().notNull(),
    alone: boolean().notNull(),
    created: instant().notNull(),
  },
  (t) => [
    unique('reservation_wait_once').on(t.user_rid, t.instrument_rid, t.starts, t.ends),
    index('reservation_wait_next').on(t.instrument_rid, t.created, t.rid),
  ],
);
