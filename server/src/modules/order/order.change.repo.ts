import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { ItemRow, NewPickup } from './order.repo';
import { orderReturns } from './order.sample.table';
import { orderItems, orderPickups } from './order.table';

/** What a member changes of an item. */
export type ItemChange = Pick<
  ItemRow,
  | 'name'
  | 'img'
  | 'unit'
  | 'options'
  | 'option_text'
  | 'count'
  | 'unit_fen'
  | 'total_fen'
  | 'needs_sample'
  | 'turnaround_days'
>;

/** Changes an item of an order that is locked. */
export async function changeItem(tx: Tx, rid: string, change: ItemChange): Promise<void> {
  await tx.update(orderItems).set(change).where(eq(orderItems.rid, rid));
}

/** Deletes items that an order leaves out. */
export async function deleteItems(tx: Tx, rids: readonly string[]): Promise<void> {
  if (rids.length > 0) await tx.delete(orderItems).where(inArray(orderItems.rid, [...rids]));
}

export async function insertPickup(tx: Tx, row: NewPickup): Promise<void> {
  await tx.insert(orderPickups).values(row);
}

export async function deletePickup(tx: Tx, order_rid: string): Promise<void> {
  await tx.delete(orderPickups).where(eq(orderPickups.order_rid, order_rid));
}

export async function deleteReturn(tx: Tx, order_rid: string): Promise<void> {
  await tx.delete(orderReturns).where(eq(orderReturns.order_rid, order_rid));
}
