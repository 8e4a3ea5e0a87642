import type { Data, Parsed, OrderRow as Row } from '@portal/shared/contract';
import { type Actor, limits, nextStepOf, orderStates, possibleActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { memberLabels } from '../user/user.repo';
import { listOwn } from './order.own.repo';
import { presentRow } from './order.present';
import { findLate } from './order.promise.repo';
import { itemsOf, type ListedItem, type ListedOrder, type OrderRow } from './order.repo';
import { factsOf } from './order.rules';
import { countAll, listAll } from './order.staff.repo';

/**
 * Returns a page of a member's orders, newest first. The counts by state are of all orders that match the same words.
 */
export async function listOwnOrders(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/web/order/list4person'>,
): Promise<Data<'auth/web/order/list4person'>> {
  const { rows, counts } = await listOwn(tx, user_rid, input);
  const states = input.states.length === 0 ? orderStates : input.states;
  const total = [...new Set(states)].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return { total, counts, list: rows.map(({ order, items }) => listedRow(order, items, 'member')) };
}

/** Returns orders of all members: those with an open question first, then open ones, the longest waiting at the top. */
export async function listAllOrders(
  tx: Tx,
  input: Parsed<'staff/order/list'>,
  now: Date,
): Promise<Data<'staff/order/list'>> {
  const { rows, next } = await listAll(tx, input);
  const late = await findLate(
    tx,
    rows.map((row) => row.rid),
    now,
  );
  const members = await memberLabels(
    tx,
    rows.map((row) => row.user_rid),
  );
  const listed = await withItems(tx, rows, 'staff');
  const list = listed.map((row, index) => ({
    ...row,
    member: members.get(rows[index]?.user_rid ?? '') ?? '',
    late: late.has(row.rid),
    open_question: rows[index]?.open_question ?? false,
  }));
  const total = input.after === undefined ? await countAll(tx, input.states, limits.counted) : null;
  return { list, next, total };
}

/** Returns the rows of a page with their items, loaded by one query, and with the acts that `actor` may do. */
export async function withItems(tx: Tx, rows: readonly OrderRow[], actor: Actor): Promise<Row[]> {
  const items = await itemsOf(
    tx,
    rows.map((row) => row.rid),
  );
  return rows.map((row) =>
    listedRow(
      row,
      items.filter((item) => item.order_rid === row.rid),
      actor,
    ),
  );
}

/** Returns an order with its items and with the acts that `actor` may do. */
function listedRow(order: ListedOrder, items: readonly ListedItem[], actor: Actor): Row {
  const facts = factsOf(order);
  return presentRow(order, items, { can: possibleActs(facts, actor), next: nextStepOf(facts) });
}
