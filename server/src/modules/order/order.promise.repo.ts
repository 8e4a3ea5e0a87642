import { and, asc, eq, inArray, isNull, lt, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderPromises } from './order.table';

export type PromiseRow = typeof orderPromises.$inferSelect;
export type Promised = Pick<PromiseRow, 'order_rid' | 'kind'>;

export async function promisesOf(tx: Tx, order_rid: string): Promise<PromiseRow[]> {
  return tx
    .select()
    .from(orderPromises)
    .where(eq(orderPromises.order_rid, order_rid))
    .orderBy(asc(orderPromises.due));
}

/** Inserts a promise unless it exists. */
export async function insertPromise(tx: Tx, row: Promised & { due: Date }): Promise<void> {
  await tx.insert(orderPromises).values(row).onConflictDoNothing();
}

/** Marks a promise as kept unless it is marked already. */
export async function keepPromise(tx: Tx, { order_rid, kind }: Promised, at: Date): Promise<void> {
  await tx
    .update(orderPromises)
    .set({ kept: at })
    .where(
      and(eq(orderPromises.order_rid, order_rid), eq(orderPromises.kind, kind), isNull(orderPromises.kept)),
    );
}

/** Returns the promises of these orders that are not kept. */
export async function openPromisesOf(tx: Tx, order_rids: readonly string[]): Promise<PromiseRow[]> {
  if (order_rids.length === 0) return [];
  return tx
    .select()
    .from(orderPromises)
    .where(and(inArray(orderPromises.order_rid, [...order_rids]), isNull(orderPromises.kept)));
}

/** Subquery of the keys of the orders with an open promise; with an instant, of those that were due before it. */
export const ordersWithPromise = (tx: Tx, before?: Date): SQLWrapper =>
  tx
    .select({ rid: orderPromises.order_rid })
    .from(orderPromises)
    .where(and(isNull(orderPromises.kept), before && lt(orderPromises.due, before)));
