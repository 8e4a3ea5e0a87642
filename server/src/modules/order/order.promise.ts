import { type OrderAct, promiseHours } from '@portal/shared/rules';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { OrderRow, PromiseRow } from './order.repo';
import { orderPromises } from './order.table';

type Kind = PromiseRow['kind'];

const hour = 3600 * 1000;

/** The call that locks the plan comes before the test; the sample is back when the order is closed. */
const keptBy: Partial<Record<OrderAct, Kind>> = { test: 'call', deliver: 'deliver', close: 'return' };

/** Gives and keeps the promises that go with an act on an order. */
export async function promiseBy(tx: Tx, order: OrderRow, act: OrderAct, at: Date): Promise<void> {
  const kind = keptBy[act];
  if (kind) await keepPromise(tx, order.rid, kind, at);
  if (act === 'receive') await givePromise(tx, order.rid, 'call', at);
  if (act === 'pay' && order.sample_disposal === 1) await givePromise(tx, order.rid, 'return', at);
}

/** A test is complete when its first result is added: from then on the data is due. */
export async function promiseData(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.state === 'testing') await givePromise(tx, order.rid, 'deliver', at);
}

async function givePromise(tx: Tx, order_rid: string, kind: Kind, at: Date): Promise<void> {
  const due = new Date(at.getTime() + promiseHours[kind] * hour);
  await tx.insert(orderPromises).values({ order_rid, kind, due }).onConflictDoNothing();
}

async function keepPromise(tx: Tx, order_rid: string, kind: Kind, at: Date): Promise<void> {
  await tx
    .update(orderPromises)
    .set({ kept: at })
    .where(
      and(eq(orderPromises.order_rid, order_rid), eq(orderPromises.kind, kind), isNull(orderPromises.kept)),
    );
}

/** The time passed before the promise was kept. */
export function isLate({ due, kept }: Pick<PromiseRow, 'due' | 'kept'>, now: Date): boolean {
  return (kept ?? now) > due;
}

/** Keys of the orders with a promise whose time has passed and that is not kept. */
export async function lateOrders(tx: Tx, rows: readonly OrderRow[], now: Date): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const late = await tx
    .select({ rid: orderPromises.order_rid })
    .from(orderPromises)
    .where(
      and(
        inArray(
          orderPromises.order_rid,
          rows.map((row) => row.rid),
        ),
        isNull(orderPromises.kept),
        lt(orderPromises.due, now),
      ),
    );
  return new Set(late.map((row) => row.rid));
}
