import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { type ItemRow, itemsOf } from './order.repo';
import { orderSamples } from './order.sample.table';
import { samples } from './order.sampleState.table';
import { byOrder } from './order.sampleTest.repo';
import { orders } from './order.table';

/** A sample of an order with the code of its label; null for one that has no label. */
interface LabelledSample {
  readonly rid: string;
  readonly order_rid: string;
  readonly number: string;
  readonly name: string;
  readonly item_rids: readonly string[] | null;
  readonly code: string | null;
}

/** An order that data can belong to, with its items and samples. */
export interface DataOrderRow {
  readonly rid: string;
  readonly code: string;
  readonly user_rid: string;
  readonly items: readonly ItemRow[];
  readonly samples: readonly LabelledSample[];
}

/** Returns the orders under test, by their codes. */
export const ordersUnderTest = (tx: Tx): Promise<DataOrderRow[]> =>
  withSamples(tx, eq(orders.state, 'testing'));

/** Returns orders by their codes; unknown ones are missing from the result. */
export const dataOrders = (tx: Tx, codes: readonly string[]): Promise<DataOrderRow[]> =>
  withSamples(tx, inArray(orders.code, [...codes]));

/** Returns orders by their keys. */
export const dataOrdersOf = (tx: Tx, rids: readonly string[]): Promise<DataOrderRow[]> =>
  withSamples(tx, among(orders.rid, rids));

async function withSamples(tx: Tx, which: SQL): Promise<DataOrderRow[]> {
  const { rid, code, user_rid } = orders;
  const found = await tx.select({ rid, code, user_rid }).from(orders).where(which).orderBy(asc(code));
  const rids = found.map((order) => order.rid);
  const items = byOrder(await itemsOf(tx, rids));
  const labelled = byOrder(await labelledSamples(tx, rids));
  return found.map((order) => ({
    ...order,
    items: items.get(order.rid) ?? [],
    samples: labelled.get(order.rid) ?? [],
  }));
}

/** Returns the samples of orders. One that is tested again has the label of the order that it came with. */
async function labelledSamples(tx: Tx, order_rids: readonly string[]): Promise<LabelledSample[]> {
  if (order_rids.length === 0) return [];
  const { rid, order_rid, number, name, item_rids, stored_rid } = orderSamples;
  return tx
    .select({ rid, order_rid, number, name, item_rids, code: samples.code })
    .from(orderSamples)
    .leftJoin(samples, eq(samples.rid, sql`coalesce(${stored_rid}, ${rid})`))
    .where(among(order_rid, order_rids))
    .orderBy(asc(order_rid), asc(orderSamples.position));
}
