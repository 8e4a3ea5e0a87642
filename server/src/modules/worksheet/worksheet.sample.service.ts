import { mayGoTo, testsWithSample } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type DataOrderRow, dataOrdersOf, ordersUnderTest } from '../order/order.data.repo';
import { type TakenRun, takenRuns } from './worksheet.repo';

/** A sample of an order and the item that it is measured for. */
interface OrderRun {
  readonly order: DataOrderRow;
  readonly item: DataOrderRow['items'][number];
  readonly sample_rid: string;
}

/** Returns what is to be measured of an order, in the order of its items and samples. */
const runsOfOrder = (order: DataOrderRow): OrderRun[] =>
  testsWithSample(order.items).flatMap((item) =>
    order.samples
      .filter((sample) => mayGoTo(order, sample, item))
      .map(({ rid }) => ({ order, item, sample_rid: rid })),
  );

const keyOf = (sample_rid: string | null, item_rid: string | null): string => `${sample_rid} ${item_rid}`;

const keysOf = (runs: readonly TakenRun[]): ReadonlySet<string> =>
  new Set(runs.map(({ sample_rid, item_rid }) => keyOf(sample_rid, item_rid)));

const takenOf = (tx: Tx, orders: readonly DataOrderRow[]): Promise<TakenRun[]> =>
  takenRuns(
    tx,
    orders.map(({ rid }) => rid),
  );

/** Returns the samples of orders under test that are on no worksheet, in the order of orders, items and samples. */
export async function waitingRuns(tx: Tx): Promise<OrderRun[]> {
  const orders = await ordersUnderTest(tx);
  const taken = keysOf(await takenOf(tx, orders));
  return orders
    .flatMap(runsOfOrder)
    .filter(({ item, sample_rid }) => !taken.has(keyOf(sample_rid, item.rid)));
}

/** What is to be measured of each of some orders, and what of it a second person has checked on worksheets. */
async function checkedRuns(tx: Tx, order_rids: readonly string[]) {
  const orders = await dataOrdersOf(tx, order_rids);
  const checked = keysOf((await takenOf(tx, orders)).filter((run) => run.checked));
  return orders.map((order) => {
    const runs = runsOfOrder(order);
    const open = runs.filter(({ item, sample_rid }) => !checked.has(keyOf(sample_rid, item.rid)));
    return { rid: order.rid, runs: runs.length, unchecked: open.length };
  });
}

/** Counts what of orders no second person has checked, by the key of the order: on worksheets, and what is on none. */
export async function uncheckedByOrder(
  tx: Tx,
  order_rids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return new Map((await checkedRuns(tx, order_rids)).map(({ rid, unchecked }) => [rid, unchecked]));
}

/** Returns which of these orders a second person has checked on worksheets as a whole; one without samples is none of them. */
export async function checkedOrders(tx: Tx, order_rids: readonly string[]): Promise<ReadonlySet<string>> {
  const orders = await checkedRuns(tx, order_rids);
  return new Set(orders.filter(({ runs, unchecked }) => runs > 0 && unchecked === 0).map(({ rid }) => rid));
}
