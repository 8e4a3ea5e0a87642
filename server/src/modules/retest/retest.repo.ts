import type { OrderState } from '@portal/shared/rules';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { orders } from '../order/order.table';
import { retests } from './retest.table';

export type RetestRow = typeof retests.$inferSelect;

/** A retest with the order that it is done as; null before it begins. */
export interface RetestWithOrder extends RetestRow {
  readonly order: { readonly code: string; readonly state: OrderState; readonly created: Date } | null;
}

export async function insertRetest(tx: Tx, row: typeof retests.$inferInsert): Promise<void> {
  await tx.insert(retests).values(row);
}

export async function findRetest(tx: Tx, rid: string): Promise<RetestRow | undefined> {
  const [row] = await tx.select().from(retests).where(eq(retests.rid, rid));
  return row;
}

export async function updateRetest(
  tx: Tx,
  rid: string,
  change: Partial<Pick<RetestRow, 'answer' | 'retest_rid'>>,
): Promise<void> {
  await tx.update(retests).set(change).where(eq(retests.rid, rid));
}

/** Returns the retests of orders, each order's the oldest first. */
export const retestsOf = (tx: Tx, order_rids: readonly string[]): Promise<RetestWithOrder[]> =>
  tx
    .select({
      ...getTableColumns(retests),
      order: { code: orders.code, state: orders.state, created: orders.created },
    })
    .from(retests)
    .leftJoin(orders, eq(orders.rid, retests.retest_rid))
    .where(among(retests.order_rid, order_rids))
    .orderBy(asc(retests.order_rid), asc(retests.created), asc(retests.rid));

/** Returns the retests that these orders are, each with the code of the order with the first result. */
export const retestsAs = (tx: Tx, retest_rids: readonly string[]) =>
  tx
    .select({ ...getTableColumns(retests), code: orders.code })
    .from(retests)
    .innerJoin(orders, eq(orders.rid, retests.order_rid))
    .where(among(retests.retest_rid, retest_rids));
