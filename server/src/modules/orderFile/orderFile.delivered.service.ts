import type { Data, DeliveredFile, Parsed } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { cursorOf, cursorPage } from '../../db/cursor';
import { dayEnd, dayStart } from '../../kit/time';
import { itemsOf } from '../order/order.repo';
import { samplesOfOrders } from '../order/order.search.repo';
import { retestNumbers } from '../retest/retest.data.service';
import {
  countDelivered,
  type DataFilter,
  type DeliveredRow,
  listDelivered,
} from './orderFile.delivered.repo';
import { tagsOf } from './orderFile.tag.repo';

/** Samples of an order that a row names. */
const namedSamples = 3;

/** Returns a filter with its days as instants in the lab's time zone. */
export const dataFilterOf = ({
  kw,
  tag,
  from,
  to,
  rids = [],
}: Pick<Parsed<'auth/web/orderFile/list4person'>, 'kw' | 'tag' | 'from' | 'to'> & {
  readonly rids?: readonly string[];
}): DataFilter => ({
  kw,
  tag,
  from: from === undefined ? undefined : dayStart(from),
  to: to === undefined ? undefined : dayEnd(to),
  rids,
});

/** Returns a page of the data of all of a member's delivered orders, the newest first. */
export async function deliveredFiles(
  tx: Tx,
  user_rid: string,
  { before, size, ...input }: Parsed<'auth/web/orderFile/list4person'>,
): Promise<Data<'auth/web/orderFile/list4person'>> {
  const filter = dataFilterOf(input);
  const found = await listDelivered(tx, user_rid, filter, { before, size });
  const { rows, next } = cursorPage(found, size, ({ orderFile }) =>
    cursorOf(orderFile.created, orderFile.rid),
  );
  const total = before === undefined ? await countDelivered(tx, user_rid, filter, limits.counted) : null;
  return { list: await presentDelivered(tx, rows), next, total };
}

/** Returns those of some files that are data of the member's delivered orders, the newest first; none for no keys. */
export async function filesOfData(
  tx: Tx,
  user_rid: string,
  rids: readonly string[],
): Promise<DeliveredRow[]> {
  if (rids.length === 0) return [];
  return listDelivered(tx, user_rid, { kw: '', tag: '', rids }, { before: undefined, size: rids.length });
}

/** Presents rows with what they are about: services, samples and tags. */
export async function presentDelivered(tx: Tx, rows: readonly DeliveredRow[]): Promise<DeliveredFile[]> {
  const rids = [...new Set(rows.map(({ orderFile }) => orderFile.order_rid))];
  const items = await itemsOf(tx, rids);
  const samples = await samplesOfOrders(tx, rids, '');
  const retestOf = await retestNumbers(tx, rids);
  const tags = await tagsOf(
    tx,
    rows.map(({ orderFile }) => orderFile.rid),
  );
  return rows.map(({ orderFile, file, code, item }) => {
    const isOfOrder = ({ order_rid }: { readonly order_rid: string }) => order_rid === orderFile.order_rid;
    const own = samples.filter(isOfOrder);
    return {
      rid: orderFile.rid,
      kind: orderFile.kind,
      name: file.name,
      size: file.size,
      mime: file.mime,
      created: orderFile.created.toISOString(),
      order: { rid: orderFile.order_rid, code },
      services: item === null ? [...new Set(items.filter(isOfOrder).map(({ name }) => name))] : [item],
      samples: own.slice(0, namedSamples).map(({ number, name }) => ({ number, name })),
      sample_count: own.length,
      tags: tags.filter(({ order_file_rid }) => order_file_rid === orderFile.rid).map(({ tag }) => tag),
      retest: retestOf(orderFile.order_rid, file.name),
    };
  });
}
