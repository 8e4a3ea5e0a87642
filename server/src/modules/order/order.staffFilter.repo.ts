import type { OrderState } from '@portal/shared/rules';
import { and, eq, exists, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { begins } from '../../db/contains';
import { countUpTo, oneOf } from '../../db/paged';
import { ordersOf } from './order.desk.repo';
import { ordersWithPromise } from './order.promise.repo';
import { orderItems, orders } from './order.table';

/** Filters of staff's list; an order has to fit all. Missing values, no states and an empty code do not filter. */
export interface StaffFilter {
  readonly states: readonly OrderState[];
  /** The beginning of the code. */
  readonly code: string;
  /** Members whose orders are meant; none of them has any when it is empty. */
  readonly user_rids?: readonly string[] | undefined;
  /** Services of which an order has at least one. */
  readonly device_rids?: readonly string[] | undefined;
  /** From this instant on, and before that one. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only orders with an open promise that was due before this instant. */
  readonly overdue?: Date | undefined;
  /** Only orders that this person looks after. */
  readonly assignee?: string | undefined;
}

/** True when no order can fit: nobody, or no service, is called so. */
export const fitsNothing = ({ user_rids, device_rids }: StaffFilter): boolean =>
  user_rids?.length === 0 || device_rids?.length === 0;

/** Returns the condition of the filters. */
export async function fitting(tx: Tx, filter: StaffFilter): Promise<SQL | undefined> {
  const { states, code, user_rids, device_rids, from, to, overdue, assignee } = filter;
  return and(
    oneOf(orders.state, states),
    code === '' ? undefined : begins(orders.code, code),
    user_rids && among(orders.user_rid, user_rids),
    device_rids && (await hasService(tx, device_rids)),
    from && gte(orders.created, from),
    to && lt(orders.created, to),
    assignee === undefined ? undefined : inArray(orders.rid, ordersOf(tx, assignee)),
    overdue && inArray(orders.rid, ordersWithPromise(tx, overdue)),
  );
}

/** Orders of a service up to which they are all looked up. */
const rareMax = 20_000;

/**
 * Condition: the order has one of the services. The orders of a rare service are looked up by an index; those of a frequent one are
 * found soon when each order of the list is asked (OFFSET 0 makes the database do that).
 */
async function hasService(tx: Tx, device_rids: readonly string[]): Promise<SQL> {
  const isOne = among(orderItems.device_rid, device_rids);
  const ofService = tx.select({ rid: orderItems.order_rid }).from(orderItems).where(isOne);
  if ((await countUpTo(tx, orderItems, isOne, rareMax)) < rareMax) return inArray(orders.rid, ofService);
  const ofOrder = tx
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.order_rid, orders.rid), isOne));
  return exists(sql`(${ofOrder} OFFSET 0)`);
}
