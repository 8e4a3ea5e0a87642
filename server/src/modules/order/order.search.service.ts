import type { Data, Parsed } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { cursorPage } from '../../db/cursor';
import { dayEnd, dayStart } from '../../kit/time';
import { withItems } from './order.list.service';
import { countOwn, type OrderFilter, samplesOfOrders, searchCursor, searchOwn } from './order.search.repo';

type Filter = Omit<Parsed<'auth/web/orderList/export'>, 'format'>;

/** Returns the filter with its days as instants in the lab's time zone. */
export const filterOf = ({ from, to, ...rest }: Filter): OrderFilter => ({
  ...rest,
  from: from === undefined ? undefined : dayStart(from),
  to: to === undefined ? undefined : dayEnd(to),
});

/** Returns a page of the member's orders that fit the filters, with the samples that fit. */
export async function searchOrders(
  tx: Tx,
  user_rid: string,
  { before, size, sort, ...input }: Parsed<'auth/web/orderList/list'>,
): Promise<Data<'auth/web/orderList/list'>> {
  const filter = filterOf(input);
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
