import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Visits that are taken in a slot: pick-ups of orders and bookings draw on the same people. */
export const visitSlots = pgTable(
  'visit_slot',
  { date: date({ mode: 'string' }).notNull(), time: text().notNull(), taken: integer().notNull() },
  (t) => [primaryKey({ columns: [t.date, t.time] }), check('visit_slot_taken', sql`${t.taken} >= 0`)],
);
