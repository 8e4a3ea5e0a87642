import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderReturns, orderSamples } from './order.sample.table';
import { orders } from './order.table';

export type SampleRow = typeof orderSamples.$inferSelect;
export type NewSample = typeof orderSamples.$inferInsert;
export type ReturnRow = typeof orderReturns.$inferSelect;

/** A sample with the code of the order that it came with. */
export interface DescribedRow extends SampleRow {
  readonly order_code: string;
}

export async function insertSamples(tx: Tx, rows: readonly NewSample[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderSamples).values([...rows]);
}

/** Changes how a sample of an order is described. */
export async function describeAgain(
  tx: Tx,
  rid: string,
  change: Pick<SampleRow, 'number' | 'name' | 'form' | 'hazards' | 'position'>,
): Promise<void> {
  await tx.update(orderSamples).set(change).where(eq(orderSamples.rid, rid));
}

/** Changes which items a sample of an order goes to. */
export async function changeTests(tx: Tx, rid: string, item_rids: SampleRow['item_rids']): Promise<void> {
  await tx.update(orderSamples).set({ item_rids }).where(eq(orderSamples.rid, rid));
}

/** Deletes samples from an order's list; those that came, or will come, with it are deleted before (`deleteStates`). */
export async function deleteDescribed(tx: Tx, rids: readonly string[]): Promise<void> {
  if (rids.length > 0) await tx.delete(orderSamples).where(inArray(orderSamples.rid, [...rids]));
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

/** Returns the descriptions of a member's samples that came with their orders, and those orders' codes. */
export async function describedSamples(
  tx: Tx,
  user_rid: string,
  rids: readonly string[],
): Promise<DescribedRow[]> {
  const rows = await tx
    .select({ sample: orderSamples, order_code: orders.code })
    .from(orderSamples)
    .innerJoin(orders, eq(orders.rid, orderSamples.order_rid))
    .where(and(inArray(orderSamples.rid, [...rids]), eq(orders.user_rid, user_rid)));
  return rows.map(({ sample, order_code }) => ({ ...sample, order_code }));
}
