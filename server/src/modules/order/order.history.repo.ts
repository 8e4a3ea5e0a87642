import { and, asc, count, countDistinct, desc, eq, inArray, max, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import type { CursorPage } from '../../db/cursor';
import type { ItemRow, OrderRow } from './order.repo';
import type { SampleRow } from './order.sample.repo';
import { orderSamples } from './order.sample.table';
import { orderItems, orders } from './order.table';

/** A service or a sample of a member's orders, with the time of the last one. */
export interface HistoryGroup {
  readonly key: string;
  readonly orders: number;
  readonly count: number;
  readonly ordered: Date;
}

/** Orders that count: what was cancelled was not measured. */
const counted = (user_rid: string): SQL | undefined =>
  and(eq(orders.user_rid, user_rid), ne(orders.state, 'cancelled'));

/** Time of the last order of a group. */
const ordered = max(orders.created);

/** Condition on groups: those after the cursor, by time and key. */
function afterGroup(key: SQL, before: string | undefined): SQL | undefined {
  if (before === undefined) return undefined;
  const separator = before.indexOf('_');
  const at = new Date(Number(before.slice(0, separator))).toISOString();
  const last = sql`${at}::timestamptz`;
  return sql`(${ordered} < ${last} OR (${ordered} = ${last} AND ${key} > ${before.slice(separator + 1)}))`;
}

/** Returns the services that a member has ordered, the last ordered first, and one more if there is one. */
export async function orderedServices(
  tx: Tx,
  user_rid: string,
  kw: string,
  { before, size }: CursorPage,
): Promise<HistoryGroup[]> {
  const key = sql<string>`${orderItems.device_rid}`;
  const rows = await tx
    .select({
      key,
      orders: countDistinct(orders.rid),
      count: sum(orderItems.count).mapWith(Number),
      ordered,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.rid, orderItems.order_rid))
    .where(and(counted(user_rid), contains(orderItems.name, kw)))
    .groupBy(orderItems.device_rid)
    .having(afterGroup(key, before))
    .orderBy(desc(ordered), asc(key))
    .limit(size + 1);
  return rows.map((row) => ({ ...row, ordered: row.ordered ?? new Date(0) }));
}

/** Returns the newest item of each of these services in the member's orders, with its order. */
export async function lastItems(
  tx: Tx,
  user_rid: string,
  device_rids: readonly string[],
): Promise<{ item: ItemRow; order: OrderRow }[]> {
  if (device_rids.length === 0) return [];
  return tx
    .selectDistinctOn([orderItems.device_rid], { item: orderItems, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.rid, orderItems.order_rid))
    .where(and(counted(user_rid), inArray(orderItems.device_rid, [...device_rids])))
    .orderBy(asc(orderItems.device_rid), desc(orders.created), asc(orders.rid), asc(orderItems.position));
}

/** The physical sample of a row: its own key, or that of the stored sample that is tested again. */
const physical = sql<string>`coalesce(${orderSamples.stored_rid}, ${orderSamples.rid})`;

/** Returns the physical samples of a member's orders, the last ordered first, and one more if there is one. */
export async function measuredSamples(
  tx: Tx,
  user_rid: string,
  kw: string,
  { before, size }: CursorPage,
): Promise<HistoryGroup[]> {
  const named = sql`bool_or(${contains(orderSamples.number, kw)} OR ${contains(orderSamples.name, kw)})`;
  const rows = await tx
    .select({
      key: physical,
      orders: countDistinct(orders.rid),
      count: count().mapWith(Number),
      ordered,
    })
    .from(orderSamples)
    .innerJoin(orders, eq(orders.rid, orderSamples.order_rid))
    .where(counted(user_rid))
    .groupBy(physical)
    .having(and(kw === '' ? undefined : named, afterGroup(physical, before)))
    .orderBy(desc(ordered), asc(physical))
    .limit(size + 1);
  return rows.map((row) => ({ ...row, ordered: row.ordered ?? new Date(0) }));
}

/** An order in which a physical sample was measured. */
export interface SampleTest {
  readonly physical: string;
  readonly order: OrderRow;
}

/** Returns the newest orders of each of these physical samples, at most `most` of each. */
export async function testsOfSamples(
  tx: Tx,
  user_rid: string,
  samples: readonly string[],
  most: number,
): Promise<SampleTest[]> {
  if (samples.length === 0) return [];
  const rank = sql<number>`row_number() OVER (PARTITION BY ${physical} ORDER BY ${orders.created} DESC, ${orders.rid})`;
  const ranked = tx
    .select({ physical: physical.as('physical'), order_rid: orderSamples.order_rid, rank: rank.as('rank') })
    .from(orderSamples)
    .innerJoin(orders, eq(orders.rid, orderSamples.order_rid))
    .where(and(counted(user_rid), inArray(physical, [...samples])))
    .as('ranked');
  return tx
    .select({ physical: ranked.physical, order: orders })
    .from(ranked)
    .innerJoin(orders, eq(orders.rid, ranked.order_rid))
    .where(sql`${ranked.rank} <= ${most}`)
    .orderBy(desc(orders.created), asc(orders.rid));
}

/** Returns samples by key. */
export async function findSamples(tx: Tx, rids: readonly string[]): Promise<SampleRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(orderSamples)
    .where(inArray(orderSamples.rid, [...rids]));
}
