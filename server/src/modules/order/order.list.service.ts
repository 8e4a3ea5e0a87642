import type { Data, Parsed, OrderRow as Row } from '@portal/shared/contract';
import {
  type Actor,
  isPromiseLate,
  limits,
  nextPromise,
  nextStepOf,
  orderStates,
  possibleActs,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dayEnd, dayStart } from '../../kit/time';
import { findDevicesNamed } from '../device/device.repo';
import { findBeginning, memberLabels } from '../user/user.repo';
import { assigneeNames } from './order.desk.service';
import { listOwn } from './order.own.repo';
import { presentRow } from './order.present';
import { openPromisesOf } from './order.promise.repo';
import { itemsOf, type ListedItem, type ListedOrder, lastEventsOf, type OrderRow } from './order.repo';
import { factsOf } from './order.rules';
import { countAll, listAll } from './order.staff.repo';
import type { StaffFilter } from './order.staffFilter.repo';

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

/** People whose orders are listed when staff look for the beginning of a name; more of them need a longer beginning. */
const peopleMax = 100;

/** Who asks, and when. */
interface Caller {
  readonly staff_rid: string;
  readonly now: Date;
}

type StaffList = Parsed<'staff/order/list'>;

/** Returns the filters with what they are about: members, services, and days as instants in the lab's time zone. */
async function filterOf(
  tx: Tx,
  { states, code, member, service, from, to, late, mine }: StaffList,
  { now, staff_rid }: Caller,
): Promise<StaffFilter> {
  return {
    states,
    code: code === '' ? '' : `D${code.toUpperCase().replace(/^D/, '')}`,
    user_rids: member === '' ? undefined : await findBeginning(tx, member, peopleMax),
    device_rids: service === '' ? undefined : await findDevicesNamed(tx, service),
    from: from === undefined ? undefined : dayStart(from),
    to: to === undefined ? undefined : dayEnd(to),
    overdue: late ? now : undefined,
    assignee: mine ? staff_rid : undefined,
  };
}

/** Returns orders of all members that fit the filters, each with its member and the promise that is to be kept next. */
export async function listAllOrders(
  tx: Tx,
  input: StaffList,
  caller: Caller,
): Promise<Data<'staff/order/list'>> {
  const filter = await filterOf(tx, input, caller);
  const { rows, next } = await listAll(tx, filter, input);
  const total =
    input.after === undefined ? await countAll(tx, filter, { most: limits.counted, sort: input.sort }) : null;
  return { list: await presentAll(tx, rows, caller.now), next, total };
}

/** Returns what staff see of each order, in the same order. */
async function presentAll(
  tx: Tx,
  rows: readonly OrderRow[],
  now: Date,
): Promise<Data<'staff/order/list'>['list']> {
  const rids = rows.map(({ rid }) => rid);
  const promises = await openPromisesOf(tx, rids);
  const assignees = await assigneeNames(tx, rids);
  const updates = await lastEventsOf(tx, rids);
  const members = await memberLabels(
    tx,
    rows.map((row) => row.user_rid),
  );
  const listed = await withItems(tx, rows, 'staff');
  return rows.flatMap(({ rid, user_rid, open_question, revised, revision, changed }, index) => {
    const row = listed[index];
    if (!row) return [];
    const next = nextPromise(promises.filter(({ order_rid }) => order_rid === rid));
    const late = next !== undefined && isPromiseLate(next, now);
    return {
      ...row,
      member: members.get(user_rid) ?? '',
      member_rid: user_rid,
      assignee: assignees.get(rid) ?? null,
      late,
      open_question,
      revised,
      revision,
      promise: next ? { kind: next.kind, due: next.due.toISOString(), late } : null,
      updated: (updates.get(rid) ?? changed).toISOString(),
    };
  });
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
