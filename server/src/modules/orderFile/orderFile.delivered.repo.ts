import { memberFileActs, type OrderFileKind, orderStates } from '@portal/shared/rules';
import { and, asc, count, desc, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import { afterCursor, type CursorPage } from '../../db/cursor';
import { oneOf } from '../../db/paged';
import { orderSamples } from '../order/order.sample.table';
import { orderItems, orders } from '../order/order.table';
import { files } from '../upload/file.table';
import type { FileRow } from '../upload/upload.repo';
import type { OrderFileRow } from './orderFile.repo';
import { orderFiles } from './orderFile.table';
import { dataTags } from './orderFile.tag.table';

/** Which files of data are listed; empty words and missing values do not filter. */
export interface DataFilter {
  readonly kw: string;
  /** Only files with this tag of the member; empty does not filter. */
  readonly tag: string;
  /** From this instant on, and before that one. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only these files; all when it is empty. */
  readonly rids: readonly string[];
}

/** A file of delivered data, with its order and the name of the item that a test record is about. */
export interface DeliveredRow {
  readonly orderFile: OrderFileRow;
  readonly file: FileRow;
  readonly code: string;
  readonly item: string | null;
}

const kinds = ['data', 'record'] as const satisfies readonly OrderFileKind[];

/** States in which a member has data: records are seen before, but belong to the data. */
const deliveredStates = orderStates.filter((state) => memberFileActs('data', state).includes('download'));

/** Returns a page of the member's files of data, the newest first, and one more row if there is one. */
export function listDelivered(
  tx: Tx,
  user_rid: string,
  filter: DataFilter,
  { before, size }: CursorPage,
): Promise<DeliveredRow[]> {
  return tx
    .select({ orderFile: orderFiles, file: files, code: orders.code, item: orderItems.name })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .innerJoin(orders, eq(orders.rid, orderFiles.order_rid))
    .leftJoin(orderItems, eq(orderItems.rid, orderFiles.item_rid))
    .where(and(fitting(tx, user_rid, filter), afterCursor(orderFiles.created, orderFiles.rid, before)))
    .orderBy(desc(orderFiles.created), asc(orderFiles.rid))
    .limit(size + 1);
}

/** Counts the member's files of data that fit, up to `most`. */
export async function countDelivered(
  tx: Tx,
  user_rid: string,
  filter: DataFilter,
  most: number,
): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(orderFiles)
    .innerJoin(files, eq(files.rid, orderFiles.file_rid))
    .innerJoin(orders, eq(orders.rid, orderFiles.order_rid))
    .where(fitting(tx, user_rid, filter))
    .limit(most)
    .as('found');
  const [row] = await tx.select({ count: count().mapWith(Number) }).from(found);
  return row?.count ?? 0;
}

/** Condition: data of a delivered order, or a test record of it, that some words name; empty words name all. */
export const isDelivered = (tx: Tx, kw: string): SQL | undefined =>
  and(
    eq(orders.has_data, true),
    inArray(orders.state, deliveredStates),
    inArray(orderFiles.kind, kinds),
    kw === ''
      ? undefined
      : or(contains(files.name, kw), contains(orders.code, kw), hasItem(tx, kw), hasSample(tx, kw)),
  );

function fitting(tx: Tx, user_rid: string, { kw, tag, from, to, rids }: DataFilter): SQL | undefined {
  return and(
    eq(orders.user_rid, user_rid),
    isDelivered(tx, kw),
    oneOf(orderFiles.rid, rids),
    tag === '' ? undefined : hasTag(tx, user_rid, tag),
    from && gte(orderFiles.created, from),
    to && lt(orderFiles.created, to),
  );
}

const hasTag = (tx: Tx, user_rid: string, tag: string): SQL =>
  inArray(
    orderFiles.rid,
    tx
      .select({ rid: dataTags.order_file_rid })
      .from(dataTags)
      .where(and(eq(dataTags.user_rid, user_rid), eq(dataTags.tag, tag))),
  );

const hasItem = (tx: Tx, kw: string): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(orderItems)
      .where(and(eq(orderItems.order_rid, orders.rid), contains(orderItems.name, kw))),
  );

const hasSample = (tx: Tx, kw: string): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(orderSamples)
      .where(
        and(
          eq(orderSamples.order_rid, orders.rid),
          or(contains(orderSamples.number, kw), contains(orderSamples.name, kw)),
        ),
      ),
  );
