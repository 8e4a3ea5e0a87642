import type { SampleForm, SampleHazard } from '@portal/shared/rules';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { orderRid } from './order.table';

/** The samples of an order as the member described them. */
export const orderSamples = pgTable(
  'order_sample',
  {
    rid: text().primaryKey(),
    order_rid: orderRid(),
    position: integer().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    form: text().$type<SampleForm>().notNull(),
    hazards: jsonb().$type<SampleHazard[]>().notNull(),
    /** Keys of the order's items that it goes to; null for all, or when it was not said. */
    item_rids: jsonb().$type<string[]>(),
    /** The sample of an earlier order that is tested again; null for a sample that comes with this order. */
    stored_rid: text().references((): AnyPgColumn => orderSamples.rid),
    /** Number of that earlier order. */
    stored_from: text().notNull().default(''),
  },
  (t) => [
    unique('order_sample_number').on(t.order_rid, t.number),
    index('order_sample_order').on(t.order_rid, t.position),
    index('order_sample_stored').on(t.stored_rid),
  ],
);

/** Where the sample of an order is sent back to. The address is a copy. */
export const orderReturns = pgTable('order_return', {
  order_rid: orderRid().primaryKey(),
  name: text().notNull(),
  phone: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  area: text().notNull(),
  address: text().notNull(),
  address_code: text().notNull(),
});
