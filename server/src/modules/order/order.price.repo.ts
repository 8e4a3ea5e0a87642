import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { ItemRow, NewItem } from './order.repo';
import { orderItems } from './order.table';

/** Replaces count and price of an item, which keeps those that were ordered. */
export async function updateItem(
  tx: Tx,
  { rid }: Pick<ItemRow, 'rid'>,
  price: Pick<ItemRow, 'count' | 'unit_fen' | 'total_fen'>,
): Promise<void> {
  const { ordered_count, ordered_unit_fen, count, unit_fen } = orderItems;
  const ordered = {
    ordered_count: sql`coalesce(${ordered_count}, ${count})`,
    ordered_unit_fen: sql`coalesce(${ordered_unit_fen}, ${unit_fen})`,
  };
  await tx
    .update(orderItems)
    .set({ ...price, ...ordered })
    .where(eq(orderItems.rid, rid));
}

/** Replaces the charges of an order: its items that are no service of the catalogue. */
export async function replaceCharges(tx: Tx, order_rid: string, charges: readonly NewItem[]): Promise<void> {
  await tx.delete(orderItems).where(and(eq(orderItems.order_rid, order_rid), eq(orderItems.device_rid, '')));
  if (charges.length > 0) await tx.insert(orderItems).values([...charges]);
}
