import type { OrderState } from '@portal/shared/rules';
import { and, asc, desc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { orderReturns, orderSamples } from './order.sample.table';
import { orders } from './order.table';

export type SampleRow = typeof orderSamples.$inferSelect;
export type NewSample = typeof orderSamples.$inferInsert;
export type ReturnRow = typeof orderReturns.$inferSelect;

/** A stored sample with its order. */
export interface StoredRow extends SampleRow {
  readonly order_code: string;
  readonly ordered: Date;
}

export async function insertSamples(tx: Tx, rows: readonly NewSample[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderSamples).values([...rows]);
}

export async function insertReturn(tx: Tx, row: ReturnRow): Promise<void> {
  await tx.insert(orderReturns).values(row);
}

export async function samplesOf(tx: Tx, order_rid: string): Promise<SampleRow[]> {
  return tx
    .select()
    .from(orderSamples)
    .where(eq(orderSamples.order_rid, order_rid))
    .orderBy(asc(orderSamples.position));
}

export async function returnOf(tx: Tx, order_rid: string): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.order_rid, order_rid));
  return row;
}

/** States of an order whose sample is at the lab. */
const atLab: OrderState[] = [
  'received',
  'testing',
  'delivered',
  'billed',
  'disputed',
  'unpaid',
  'paid',
  'closed',
];

/**
 * Returns the samples of a member that the lab stores, newest first: they came with an order that keeps them
 * (disposal 2), and no later order that uses them sends them back or destroys them. `limit` bounds the answer.
 */
export async function storedSamples(tx: Tx, user_rid: string, limit: number): Promise<StoredRow[]> {
  const later = alias(orderSamples, 'later');
  const laterOrder = alias(orders, 'later_order');
  const leaving = tx
    .select({ one: sql`1` })
    .from(later)
    .innerJoin(laterOrder, eq(laterOrder.rid, later.order_rid))
    .where(
      and(
        eq(later.stored_rid, orderSamples.rid),
        ne(laterOrder.sample_disposal, 2),
        ne(laterOrder.state, 'cancelled'),
      ),
    );
  const rows = await tx
    .select({ sample: orderSamples, order_code: orders.code, ordered: orders.created })
    .from(orderSamples)
    .innerJoin(orders, eq(orders.rid, orderSamples.order_rid))
    .where(
      and(
        eq(orders.user_rid, user_rid),
        eq(orders.sample_disposal, 2),
        inArray(orders.state, atLab),
        isNull(orderSamples.stored_rid),
        notExists(leaving),
      ),
    )
    .orderBy(desc(orders.created), asc(orders.rid), asc(orderSamples.position))
    .limit(limit);
  return rows.map(({ sample, ...order }) => ({ ...sample, ...order }));
}
