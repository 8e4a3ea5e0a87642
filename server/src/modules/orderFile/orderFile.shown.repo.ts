import { clusterManagers } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterCursor, type CursorPage } from '../../db/cursor';
import { clusterData } from '../cluster/cluster.data.table';
import { clusterMembers, clusterPayments, clusters } from '../cluster/cluster.table';
import { orderItems, orders } from '../order/order.table';
import { statementOrders } from '../statement/statement.table';
import { files } from '../upload/file.table';
import { type DeliveredRow, isDelivered } from './orderFile.delivered.repo';
import { orderFiles } from './orderFile.table';

/** A file of data that a group's managers see, with the member of its order. */
export interface ShownRow extends DeliveredRow {
  readonly user_rid: string;
}

/** Condition: an order that its member shows to the managers of groups that paid it. */
const isShown = (tx: Tx, which: SQL | undefined): SQL =>
  inArray(
    orders.rid,
    tx
      .select({ rid: clusterData.order_rid })
      .from(clusterData)
      .innerJoin(statementOrders, eq(statementOrders.order_rid, clusterData.order_rid))
      .innerJoin(
        clusterPayments,
        and(
          eq(clusterPayments.statement_rid, statementOrders.statement_rid),
          eq(clusterPayments.cluster_rid, clusterData.cluster_rid),
          eq(clusterPayments.user_rid, clusterData.user_rid),
          eq(clusterPayments.state, 'paid'),
        ),
      )
      .where(which),
  );

const fitting = (tx: Tx, cluster_rid: string, kw: string): SQL | undefined =>
  and(isShown(tx, eq(clusterData.cluster_rid, cluster_rid)), isDelivered(tx, kw));

/** Returns a page of the files that the managers of a group see, the newest first, and one more row if there is one. */
export const listShown = (
  tx: Tx,
  { cluster_rid, kw }: { readonly cluster_rid: string; readonly kw: string },
  { before, size }: CursorPage,
): Promise<ShownRow[]> =>
  tx
    .select({
      orderFile: orderFiles,
      file: files,
      code: orders.code,
      item: orderItems.name,
      user_rid: orders.user_rid,
    })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .innerJoin(orders, eq(orders.rid, orderFiles.order_rid))
    .leftJoin(orderItems, eq(orderItems.rid, orderFiles.item_rid))
    .where(and(fitting(tx, cluster_rid, kw), afterCursor(orderFiles.created, orderFiles.rid, before)))
    .orderBy(desc(orderFiles.created), asc(orderFiles.rid))
    .limit(size + 1);

/** Counts the files that the managers of a group see, up to `most`. */
export async function countShown(tx: Tx, cluster_rid: string, kw: string, most: number): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .innerJoin(orders, eq(orders.rid, orderFiles.order_rid))
    .where(fitting(tx, cluster_rid, kw))
    .limit(most)
    .as('found');
  const [row] = await tx.select({ count: count().mapWith(Number) }).from(found);
  return row?.count ?? 0;
}

/** Returns a file of data that is shown to this manager of a group; undefined for any other file. */
export async function findShownFile(tx: Tx, user_rid: string, rid: string) {
  const managed = tx
    .select({ rid: clusterMembers.cluster_rid })
    .from(clusterMembers)
    .innerJoin(clusters, eq(clusters.rid, clusterMembers.cluster_rid))
    .where(
      and(
        eq(clusterMembers.user_rid, user_rid),
        inArray(clusterMembers.role, clusterManagers),
        ne(clusters.state, 'dissolved'),
      ),
    );
  const [row] = await tx
    .select({
      rid: orderFiles.rid,
      order_rid: orderFiles.order_rid,
      kind: orderFiles.kind,
      state: orders.state,
      file: files,
    })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .innerJoin(orders, eq(orders.rid, orderFiles.order_rid))
    .where(
      and(
        eq(orderFiles.rid, rid),
        isDelivered(tx, ''),
        isShown(tx, inArray(clusterData.cluster_rid, managed)),
      ),
    );
  return row;
}

/** Returns the groups that pay an order of the member, or wait for a manager to, while the member is in them. */
export const groupsPaying = (tx: Tx, order_rid: string, user_rid: string) =>
  tx
    .selectDistinct({ rid: clusters.rid, name: clusters.name })
    .from(statementOrders)
    .innerJoin(
      clusterPayments,
      and(
        eq(clusterPayments.statement_rid, statementOrders.statement_rid),
        eq(clusterPayments.user_rid, user_rid),
        inArray(clusterPayments.state, ['waiting', 'paid']),
      ),
    )
    .innerJoin(clusters, eq(clusters.rid, clusterPayments.cluster_rid))
    .innerJoin(
      clusterMembers,
      and(eq(clusterMembers.cluster_rid, clusters.rid), eq(clusterMembers.user_rid, user_rid)),
    )
    .where(and(eq(statementOrders.order_rid, order_rid), ne(clusters.state, 'dissolved')))
    .orderBy(asc(clusters.name), asc(clusters.rid));
