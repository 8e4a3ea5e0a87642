import type { Data, Parsed } from '@portal/shared/contract';
import { asc, count, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { memberLabels } from '../user/user.repo';
import { withItems } from './order.list';
import { presentRow } from './order.present';
import { lateOrders } from './order.promise';
import { orders } from './order.table';

type ListInput = Parsed<'staff/order/list'>;

/** Orders of all members: those that go on first, the one that waits longest on top. */
export async function listAllOrders(
  tx: Tx,
  { states, page, size }: ListInput,
  now: Date,
): Promise<Data<'staff/order/list'>> {
  const wanted = states.length > 0 ? inArray(orders.state, states) : undefined;
  const [counted] = await tx
    .select({ total: count().mapWith(Number) })
    .from(orders)
    .where(wanted);
  const rows = await tx
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(sql`${orders.state} IN ('closed', 'cancelled')`, asc(orders.changed), asc(orders.rid))
    .limit(size)
    .offset((page - 1) * size);
  const late = await lateOrders(tx, rows, now);
  const members = await memberLabels(
    tx,
    rows.map((row) => row.user_rid),
  );
  const list = await withItems(tx, rows, (order, items, facts) => ({
    ...presentRow(order, items, facts, 'staff'),
    member: members.get(order.user_rid) ?? '',
    late: late.has(order.rid),
  }));
  return { total: counted?.total ?? 0, list };
}
