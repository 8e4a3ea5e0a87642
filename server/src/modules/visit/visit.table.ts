import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Taken visits of each slot. Pick-ups of orders and sampling bookings share the same staff. */
export const visitSlots = pgTable(
  'visit_slot',
  { date: date({ mode: 'string' }).notNull(), time: text().notNull(), taken: integer().notNull() },
  (t) => [primaryKey({ columns: [t.date, t.time] }), check('visit_slot_taken', sql`${t.taken} >= 0`)],
);
