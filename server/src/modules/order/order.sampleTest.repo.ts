import { type TestItem, testsOf } from '@portal/shared/rules';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderSamples } from './order.sample.table';
import { orderItems } from './order.table';

/** The samples of some orders, and the items that they go to. */
export interface TestedSampleRow {
  readonly rid: string;
  readonly order_rid: string;
  readonly item_rids: readonly string[] | null;
}

/** Returns the short names of the tests of each sample of some orders, by the sample's key; none when it was not said. */
export async function testsBySample(
  tx: Tx,
  order_rids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rids = [...new Set(order_rids)];
  if (rids.length === 0) return new Map();
  const items = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.order_rid, rids))
    .orderBy(orderItems.order_rid, orderItems.position);
  const { rid, order_rid, item_rids } = orderSamples;
  const samples = await tx
    .select({ rid, order_rid, item_rids })
    .from(orderSamples)
    .where(inArray(order_rid, rids));
  return namedTests(items, samples);
}

/** Returns the same for items and samples that were read already. */
export function namedTests(
  items: readonly (TestItem & { readonly order_rid: string })[],
  samples: readonly TestedSampleRow[],
): ReadonlyMap<string, readonly string[]> {
  const own = byOrder(items);
  const all = byOrder(samples);
  return new Map(
    samples.map((sample) => [
      sample.rid,
      testsOf(sample, own.get(sample.order_rid) ?? [], all.get(sample.order_rid) ?? []),
    ]),
  );
}

/** Returns rows by their order, in their order. */
export function byOrder<Row extends { readonly order_rid: string }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const others = found.get(row.order_rid);
    if (others) others.push(row);
    else found.set(row.order_rid, [row]);
  }
  return found;
}
