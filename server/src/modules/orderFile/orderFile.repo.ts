import type { OrderFileKind, OrderState } from '@portal/shared/rules';
import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { orders } from '../order/order.table';
import { files } from '../upload/file.table';
import type { FileRow } from '../upload/upload.repo';
import { orderFiles } from './orderFile.table';

export type OrderFileRow = typeof orderFiles.$inferSelect;

/** A file of an order with the row of the stored file. */
export interface KeptOrderFile {
  readonly orderFile: OrderFileRow;
  readonly file: FileRow;
}

/** Returns the files of an order: the agreement first, then by time. */
export async function listOrderFiles(tx: Tx, order_rid: string): Promise<KeptOrderFile[]> {
  return tx
    .select({ orderFile: orderFiles, file: files })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .where(eq(orderFiles.order_rid, order_rid))
    .orderBy(ne(orderFiles.kind, 'protocol'), asc(orderFiles.created), asc(orderFiles.rid));
}

/** A file of data as the lab tells files apart. */
export interface DataFileName {
  readonly order_rid: string;
  readonly name: string;
  readonly size: number;
}

/** Returns the names of the data files of some orders. */
export async function dataFileNames(tx: Tx, order_rids: readonly string[]): Promise<DataFileName[]> {
  if (order_rids.length === 0) return [];
  return tx
    .select({ order_rid: orderFiles.order_rid, name: files.name, size: files.size })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .where(and(inArray(orderFiles.order_rid, [...order_rids]), eq(orderFiles.kind, 'data')));
}

/** Returns which of these orders have data that this person added. */
export async function ordersWithDataOf(
  tx: Tx,
  staff_rid: string,
  order_rids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ order_rid: orderFiles.order_rid })
    .from(orderFiles)
    .where(
      and(
        inArray(orderFiles.order_rid, [...order_rids]),
        eq(orderFiles.kind, 'data'),
        eq(orderFiles.added_by, staff_rid),
      ),
    );
  return rows.map(({ order_rid }) => order_rid);
}

export async function findOrderFile(tx: Tx, rid: string): Promise<KeptOrderFile | undefined> {
  const [row] = await tx
    .select({ orderFile: orderFiles, file: files })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .where(eq(orderFiles.rid, rid));
  return row;
}

/** Returns a file of one of the member's orders, with the state of the order. */
export async function findOwnOrderFile(tx: Tx, user_rid: string, rid: string) {
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
    .where(and(eq(orderFiles.rid, rid), eq(orders.user_rid, user_rid)));
  return row;
}

/** A file of a member's order, with the order's code and state. */
export interface OwnOrderFile {
  readonly kind: OrderFileKind;
  readonly state: OrderState;
  readonly code: string;
  readonly file: FileRow;
}

/** Returns the files of all orders of a member, by order and time. */
export async function listOwnOrderFiles(tx: Tx, user_rid: string): Promise<OwnOrderFile[]> {
  return tx
    .select({ kind: orderFiles.kind, state: orders.state, code: orders.code, file: files })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .innerJoin(orders, eq(orders.rid, orderFiles.order_rid))
    .where(eq(orders.user_rid, user_rid))
    .orderBy(asc(orders.created), asc(orders.rid), asc(orderFiles.created), asc(orderFiles.rid));
}

/** Removes the agreements from an order except `kept`; returns the keys of their stored files. */
export async function removeProtocols(tx: Tx, order_rid: string, kept: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(orderFiles)
    .where(
      and(
        eq(orderFiles.order_rid, order_rid),
        eq(orderFiles.kind, 'protocol'),
        notInArray(orderFiles.file_rid, [...kept]),
      ),
    )
    .returning({ file_rid: orderFiles.file_rid });
  return rows.map(({ file_rid }) => file_rid);
}

/** Removes a file from its order; returns false when it was removed already. */
export async function deleteOrderFile(tx: Tx, rid: string): Promise<boolean> {
  const gone = await tx.delete(orderFiles).where(eq(orderFiles.rid, rid)).returning({ rid: orderFiles.rid });
  return gone.length > 0;
}

/** Adds a stored file to an order. */
export async function insertOrderFile(
  tx: Tx,
  given: Pick<OrderFileRow, 'order_rid' | 'file_rid' | 'kind' | 'created'> & { item_rid?: string | null },
): Promise<OrderFileRow> {
  const [row] = await tx
    .insert(orderFiles)
    .values({ ...given, rid: newRid() })
    .returning();
  if (!row) throw new Error('an inserted file of an order was not returned');
  return row;
}
