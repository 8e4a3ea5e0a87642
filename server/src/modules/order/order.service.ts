import type { Tx } from '../../db/client';
import type { OrderParts } from './order.present';
import { factsOf, itemsOf, type OrderRow, pickupOf, promisesOf, timelineOf } from './order.repo';

/** Reads all that belongs to an order. */
export async function partsOf(tx: Tx, order: OrderRow): Promise<OrderParts> {
  const facts = (await factsOf(tx, [order])).get(order.rid);
  if (!facts) throw new Error('facts of an order are missing');
  return {
    facts,
    items: await itemsOf(tx, [order.rid]),
    timeline: await timelineOf(tx, order.rid),
    promises: await promisesOf(tx, order.rid),
    pickup: await pickupOf(tx, order.rid),
  };
}
