import type { Data, Parsed } from '@portal/shared/contract';
import type { OrderFacts, OrderState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { presentRow } from './order.present';
import { factsOf, itemsOf, type OrderRow } from './order.repo';
import { orders } from './order.table';

type ListInput = Parsed<'auth/web/order/list4person'>;

/** A page of a member's orders, newest first; the counts are those of all states for the same words. */
export async function listOwnOrders(
  tx: Tx,
  user_rid: string,
  { kw, states, page, size }: ListInput,
): Promise<Data<'auth/web/order/list4person'>> {
  const mine = and(eq(orders.user_rid, user_rid), matches(kw));
  const counts = await countStates(tx, mine);
  const wanted = states.length > 0 ? and(mine, inArray(orders.state, states)) : mine;
  const rows = await tx
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.created), asc(orders.rid))
    .limit(size)
    .offset((page - 1) * size);
  const total = counts
    .filter((row) => states.length === 0 || states.includes(row.state))
    .reduce((sum, row) => sum + row.count, 0);
  return {
    total,
    counts: Object.fromEntries(counts.map((row) => [row.state, row.count])),
    list: await withItems(tx, rows, (order, items, facts) => presentRow(order, items, facts, 'member')),
  };
}

/** Fetches what the rows of a page need, once for all of them. */
export async function withItems<Row>(
  tx: Tx,
  rows: readonly OrderRow[],
  present: (order: OrderRow, items: Awaited<ReturnType<typeof itemsOf>>, facts: OrderFacts) => Row,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const items = await itemsOf(
    tx,
    rows.map((row) => row.rid),
  );
  const facts = await factsOf(tx, rows);
  return rows.flatMap((row) => {
    const known = facts.get(row.rid);
    return known ? [present(row, items, known)] : [];
  });
}

async function countStates(tx: Tx, where: SQL | undefined): Promise<{ state: OrderState; count: number }[]> {
  return tx
    .select({ state: orders.state, count: count().mapWith(Number) })
    .from(orders)
    .where(where)
    .groupBy(orders.state);
}

/** Orders whose code or an item's name holds the words, whatever the case; signs of LIKE stand for themselves. */
function matches(kw: string): SQL | undefined {
  if (kw === '') return undefined;
  return like(orders.search, `%${kw.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
}
