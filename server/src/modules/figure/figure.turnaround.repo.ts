import { orderStates } from '@portal/shared/rules';
import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderEvents, orderItems, orders } from '../order/order.table';
import type { Span } from './figure.rules';

/** Orders of a service whose samples came on one day and whose data was delivered on another. */
interface DeliveredDays {
  readonly device_rid: string;
  readonly name: string;
  readonly received: string;
  readonly delivered: string;
  readonly orders: number;
}

/**
 * Returns how many orders of each service were delivered in the period, by the days of receipt and of delivery. They have changed
 * since its beginning: the index of the queues.
 */
export function deliveredDays(tx: Tx, { from, to }: Span): Promise<DeliveredDays[]> {
  const { act, at, order_rid } = orderEvents;
  const done = tx
    .select({
      rid: orders.rid,
      received: sql<Date>`min(${at}) FILTER (WHERE ${eq(act, 'receive')})`.as('received'),
      delivered: sql<Date>`min(${at}) FILTER (WHERE ${eq(act, 'deliver')})`.as('delivered'),
    })
    .from(orders)
    .innerJoin(orderEvents, eq(order_rid, orders.rid))
    .where(
      and(
        inArray(orders.state, [...orderStates]),
        inArray(orders.queue, [0, 1, 2]),
        gte(orders.changed, from),
        lt(orders.created, to),
        inArray(act, ['receive', 'deliver']),
      ),
    )
    .groupBy(orders.rid)
    .as('done');
  const dayOf = (column: typeof done.received) =>
    sql<string>`to_char(${column} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return tx
    .select({
      device_rid: orderItems.device_rid,
      name: sql<string>`max(${orderItems.name})`,
      received: dayOf(done.received),
      delivered: dayOf(done.delivered),
      orders: sql<number>`count(DISTINCT ${done.rid})`.mapWith(Number),
    })
    .from(done)
    .innerJoin(orderItems, eq(orderItems.order_rid, done.rid))
    .where(
      and(
        sql`${done.received} IS NOT NULL`,
        sql`${done.delivered} >= ${from.toISOString()}::timestamptz`,
        sql`${done.delivered} < ${to.toISOString()}::timestamptz`,
        ne(orderItems.device_rid, ''),
      ),
    )
    .groupBy(orderItems.device_rid, sql`3`, sql`4`);
}
