import type { Data, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { announcedOrders } from '../order/order.arriving.repo';
import { orderCodes } from '../order/order.repo';
import { findUsers, memberLabels } from '../user/user.repo';
import { presentUnclaimed } from './unclaimed.present';
import { listUnclaimed, type UnclaimedRow } from './unclaimed.repo';

type Unclaimed = Data<'staff/unclaimed/edit'>;

/** Returns a page of what came without an announcement. */
export async function unclaimedPage(
  tx: Tx,
  input: Parsed<'staff/unclaimed/list'>,
): Promise<Data<'staff/unclaimed/list'>> {
  const { rows, next, total } = await listUnclaimed(tx, input);
  return { list: await presented(tx, rows), next, total };
}

/** Returns one row with its names and orders. */
export async function presentedOne(tx: Tx, row: UnclaimedRow): Promise<Unclaimed> {
  const [one] = await presented(tx, [row]);
  return one ?? presentUnclaimed(row, { names: new Map(), order_code: '', matches: [] });
}

async function presented(tx: Tx, rows: readonly UnclaimedRow[]): Promise<Unclaimed[]> {
  const people = rows.flatMap(({ created_by, settled_by }) => [created_by, settled_by ?? []].flat());
  const names = new Map((await findUsers(tx, [...new Set(people)])).map(({ rid, name }) => [rid, name]));
  const codes = await orderCodes(
    tx,
    rows.flatMap(({ order_rid }) => order_rid ?? []),
  );
  const matches = await matchesOf(
    tx,
    rows.flatMap(({ state, mark }) => (state === 'open' ? mark : [])),
  );
  return rows.map((row) =>
    presentUnclaimed(row, {
      names,
      order_code: codes.get(row.order_rid ?? '') ?? '',
      matches: row.state === 'open' ? (matches.get(row.mark) ?? []) : [],
    }),
  );
}

/** Returns the orders whose members have announced parcels of these numbers, by number. */
async function matchesOf(
  tx: Tx,
  marks: readonly string[],
): Promise<ReadonlyMap<string, Unclaimed['matches']>> {
  if (marks.length === 0) return new Map();
  const orders = await announcedOrders(tx, marks);
  const members = await memberLabels(tx, [...new Set(orders.map(({ user_rid }) => user_rid))]);
  const matches = new Map<string, Unclaimed['matches']>();
  for (const { code, state, user_rid, parcel_number } of orders) {
    const match = { code, state, member: members.get(user_rid) ?? '' };
    matches.set(parcel_number ?? '', [...(matches.get(parcel_number ?? '') ?? []), match]);
  }
  return matches;
}
