import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
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

/** Returns the keys of the orders with an overdue promise that is not kept. */
export async function findLate(tx: Tx, order_rids: readonly string[], now: Date): Promise<Set<string>> {
  if (order_rids.length === 0) return new Set();
  const late = await tx
    .select({ rid: orderPromises.order_rid })
    .from(orderPromises)
    .where(
      and(
        inArray(orderPromises.order_rid, [...order_rids]),
        isNull(orderPromises.kept),
        lt(orderPromises.due, now),
      ),
    );
  return new Set(late.map((row) => row.rid));
}
