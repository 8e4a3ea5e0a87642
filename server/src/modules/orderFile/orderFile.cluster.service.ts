import type { Data, Parsed } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { cursorOf, cursorPage } from '../../db/cursor';
import { refuse } from '../../http/error';
import { deleteShown, insertShown, shownTo } from '../cluster/cluster.data.repo';
import { mayRead } from '../cluster/cluster.policy';
import { ownOrder } from '../order/order.service';
import { memberNames } from '../statement/statement.clusterList.service';
import { presentDelivered } from './orderFile.delivered.service';
import { countShown, groupsPaying, listShown } from './orderFile.shown.repo';

/** Returns a page of the data that members show to the managers of a group. */
export async function shownData(
  tx: Tx,
  user_rid: string,
  { rid, kw, before, size }: Parsed<'auth/cluster/data'>,
): Promise<Data<'auth/cluster/data'>> {
  await mayRead(tx, { rid, user_rid, act: 'data' });
  const found = await listShown(tx, { cluster_rid: rid, kw }, { before, size });
  const { rows, next } = cursorPage(found, size, ({ orderFile }) =>
    cursorOf(orderFile.created, orderFile.rid),
  );
  const members = await memberNames(
    tx,
    rows.map((row) => row.user_rid),
  );
  const files = await presentDelivered(tx, rows);
  const total = before === undefined ? await countShown(tx, rid, kw, limits.counted) : null;
  return {
    // Tags are the member's own.
    list: files.map((file, index) => ({
      ...file,
      tags: [],
      member: members.get(rows[index]?.user_rid ?? '') ?? '',
    })),
    next,
    total,
  };
}

/** Returns the groups that pay an order of the member, and whether the managers of each see its data. */
export async function dataShownTo(
  tx: Tx,
  user_rid: string,
  { order_rid }: Parsed<'auth/cluster/shown'>,
): Promise<Data<'auth/cluster/shown'>> {
  const order = await ownOrder(tx, user_rid, order_rid);
  const groups = await groupsPaying(tx, order.rid, user_rid);
  const shown = await shownTo(
    tx,
    order.rid,
    groups.map(({ rid }) => rid),
  );
  return { list: groups.map(({ rid, name }) => ({ rid, name, shown: shown.has(rid) })) };
}

/** Shows the data of an order to the managers of a group that pays it, or not any more. */
export async function showData(
  tx: Tx,
  user_rid: string,
  { order_rid, cluster_rid, shown }: Parsed<'auth/cluster/show'>,
): Promise<null> {
  const order = await ownOrder(tx, user_rid, order_rid);
  const groups = await groupsPaying(tx, order.rid, user_rid);
  if (!groups.some(({ rid }) => rid === cluster_rid)) throw refuse('not_found', { noun: 'cluster' });
  if (shown) await insertShown(tx, [{ cluster_rid, user_rid, order_rid: order.rid }]);
  else await deleteShown(tx, { cluster_rid, order_rid: order.rid });
  return null;
}
