import type { Device } from '@portal/shared/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { devices } from './device.table';

/** Content that only the page of a service needs. It is a separate table so that lists do not read it. */
export const devicePages = pgTable('device_page', {
  device_rid: text()
    .primaryKey()
    .references(() => devices.rid, { onDelete: 'cascade' }),
  process: jsonb().$type<Device['process']>().notNull(),
  results: jsonb().$type<Device['results']>().notNull(),
  literature: jsonb().$type<Device['literature']>().notNull(),
  questions: jsonb().$type<Device['questions']>().notNull(),
});
