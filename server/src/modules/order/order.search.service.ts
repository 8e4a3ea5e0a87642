import type { Data, Parsed } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { cursorPage } from '../../db/cursor';
import { refuse } from '../../http/error';
import { dayEnd, dayStart } from '../../kit/time';
import { findMember } from '../cluster/cluster.member.repo';
import { withItems } from './order.list.service';
import {
  countOwn,
  type OrderFilter,
  type PaidFrom,
  samplesOfOrders,
  searchCursor,
  searchOwn,
} from './order.search.repo';

type Filter = Omit<Parsed<'auth/web/orderList/export'>, 'format' | 'sort'>;

/** Whose orders are searched, and how those are found that a group pays. */
interface Searching {
  readonly user_rid: string;
  readonly paidFrom: PaidFrom;
}

/**
 * Returns the filter with its days as instants in the lab's time zone. Refuses with not_found for a group that the member
 * is not in: who has left a group sees nothing of it.
 */
export async function filterOf(
  tx: Tx,
  { from, to, cluster_rid, ...rest }: Filter,
  { user_rid, paidFrom }: Searching,
): Promise<OrderFilter> {
  if (cluster_rid !== undefined && !(await findMember(tx, cluster_rid, user_rid)))
    throw refuse('not_found', { noun: 'cluster' });
  return {
    ...rest,
    from: from === undefined ? undefined : dayStart(from),
    to: to === undefined ? undefined : dayEnd(to),
    among: cluster_rid === undefined ? undefined : paidFrom(tx, { user_rid, cluster_rid }),
  };
}

/** Returns a page of the member's orders that fit the filters, with the samples that fit. */
export async function searchOrders(
  tx: Tx,
  { before, size, sort, ...input }: Parsed<'auth/web/orderList/list'>,
  searching: Searching,
): Promise<Data<'auth/web/orderList/list'>> {
  const { user_rid } = searching;
  const filter = await filterOf(tx, input, searching);
  const found = await searchOwn(tx, user_rid, filter, { before, size, sort });
  const { rows, next } = cursorPage(found, size, (row) => searchCursor(row, sort));
  const rids = rows.map(({ rid }) => rid);
  const samples = input.sample === '' ? [] : await samplesOfOrders(tx, rids, input.sample);
  const list = (await withItems(tx, rows, 'member')).map((row) => ({
    ...row,
    samples: samples
      .filter(({ order_rid }) => order_rid === row.rid)
      .map(({ rid, number, name }) => ({ rid, number, name })),
  }));
  const total = before === undefined ? await countOwn(tx, user_rid, filter, limits.counted) : null;
  return { list, next, total };
}
