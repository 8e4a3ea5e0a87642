import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { dataViews } from './orderFile.view.table';

export type DataViewRow = typeof dataViews.$inferSelect;

/** Returns what is kept with a file. */
export async function findView(tx: Tx, order_file_rid: string): Promise<DataViewRow | undefined> {
  const [row] = await tx.select().from(dataViews).where(eq(dataViews.order_file_rid, order_file_rid));
  return row;
}

/** Keeps this with a file instead of what is there. */
export async function putView(tx: Tx, row: DataViewRow): Promise<void> {
  const { user_rid, kept, saved } = row;
  await tx
    .insert(dataViews)
    .values(row)
    .onConflictDoUpdate({ target: dataViews.order_file_rid, set: { user_rid, kept, saved } });
}

export async function deleteView(tx: Tx, order_file_rid: string): Promise<void> {
  await tx.delete(dataViews).where(eq(dataViews.order_file_rid, order_file_rid));
}
