import type { Data, Parsed } from '@portal/shared/contract';
import { and, asc, count, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { withItems } from '../order/order.list';
import { presentRow } from '../order/order.present';
import type { OrderRow } from '../order/order.repo';
import { orderPromises, orders } from '../order/order.table';
import { users } from '../user/user.table';

type ListInput = Parsed<'staff/order/list'>;

/** Orders of all members: those that go on first, the one that waits longest on top. */
export async function listOrders(
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
  const late = await lateOnes(tx, rows, now);
  const members = await memberLabels(tx, rows);
  const list = await withItems(tx, rows, (order, items, facts) => ({
    ...presentRow(order, items, facts, 'staff'),
    member: members.get(order.user_rid) ?? '',
    late: late.has(order.rid),
  }));
  return { total: counted?.total ?? 0, list };
}

/** Keys of the orders with a promise whose time has passed and that is not kept. */
export async function lateOnes(tx: Tx, rows: readonly OrderRow[], now: Date): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const late = await tx
    .select({ rid: orderPromises.order_rid })
    .from(orderPromises)
    .where(
      and(
        inArray(
          orderPromises.order_rid,
          rows.map((row) => row.rid),
        ),
        isNull(orderPromises.kept),
        lt(orderPromises.due, now),
      ),
    );
  return new Set(late.map((row) => row.rid));
}

/** Who ordered, by user key: name, company and the phone that staff call. */
export async function memberLabels(tx: Tx, rows: readonly OrderRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const found = await tx
    .select({ rid: users.rid, name: users.name, company: users.company, phone: users.phone })
    .from(users)
    .where(
      inArray(
        users.rid,
        rows.map((row) => row.user_rid),
      ),
    );
  return new Map(
    found.map(({ rid, ...user }) => [rid, [user.name, user.company, user.phone].filter(Boolean).join(' ')]),
  );
}
