import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { devices } from '../device/device.table';
import { users } from '../user/user.table';
import type { OpeningHours } from './instrument.time.rules';

/** Reference of a row to its instrument. */
export const instrumentRid = () =>
  text()
    .notNull()
    .references(() => instruments.rid);

/** Instruments whose time can be reserved. */
export const instruments = pgTable(
  'instrument',
  {
    rid: text().primaryKey(),
    /** Code such as TEM-1, by which staff identify the instrument. */
    code: text().notNull().unique(),
    name: text().notNull(),
    place: text().notNull(),
    hours: jsonb().$type<OpeningHours[]>().notNull(),
    slot_minutes: integer().notNull(),
    /** Number of reservations at the same time. */
    capacity: smallint().notNull(),
    /** True when members with a permission may operate the instrument without an operator. */
    self_operated: boolean().notNull(),
    /** Why the instrument is out of service; null while it is in service. */
    out_of_service: text(),
    /** What the QR code at the door contains: 32 hexadecimal digits that can't be guessed. */
    door: text().notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Names of the manuals. */
    manuals: jsonb().$type<string[]>().notNull(),
  },
  (t) => [check('instrument_capacity', sql`${t.capacity} > 0 AND ${t.slot_minutes} > 0`)],
);

/** Services that an instrument is used for. */
export const instrumentDevices = pgTable(
  'instrument_device',
  {
    instrument_rid: instrumentRid(),
    device_rid: text()
      .notNull()
      .references(() => devices.rid, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.instrument_rid, t.device_rid] }),
    index('instrument_device_device').on(t.device_rid),
  ],
);

/** Days on which an instrument is closed, both ends included. */
export const instrumentClosures = pgTable(
  'instrument_closure',
  {
    rid: text().primaryKey(),
    instrument_rid: instrumentRid(),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
  },
  (t) => [index('instrument_closure_days').on(t.instrument_rid, t.to)],
);

/** Members who may operate an instrument without an operator. */
export const instrumentPermissions = pgTable(
  'instrument_permission',
  {
    instrument_rid: instrumentRid(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    granted: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.instrument_rid, t.user_rid] }),
    index('instrument_permission_member').on(t.user_rid),
  ],
);
