import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { clusterData } from './cluster.data.table';

type ShownRow = typeof clusterData.$inferSelect;

/** Shows the data of orders to the managers of groups; what is shown already stays so. */
export async function insertShown(tx: Tx, rows: readonly ShownRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(clusterData)
      .values([...rows])
      .onConflictDoNothing();
}

export async function deleteShown(
  tx: Tx,
  { cluster_rid, order_rid }: Pick<ShownRow, 'cluster_rid' | 'order_rid'>,
): Promise<void> {
  await tx
    .delete(clusterData)
    .where(and(eq(clusterData.cluster_rid, cluster_rid), eq(clusterData.order_rid, order_rid)));
}

/** Returns those of some groups whose managers see the data of an order. */
export async function shownTo(
  tx: Tx,
  order_rid: string,
  cluster_rids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cluster_rids.length === 0) return new Set();
  const rows = await tx
    .select({ rid: clusterData.cluster_rid })
    .from(clusterData)
    .where(and(eq(clusterData.order_rid, order_rid), inArray(clusterData.cluster_rid, [...cluster_rids])));
  return new Set(rows.map(({ rid }) => rid));
}
