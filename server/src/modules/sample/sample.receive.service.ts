import type { Data, Parsed } from '@portal/shared/contract';
import { possibleActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { move } from '../order/order.move.service';
import { lockOrder, type OrderRow } from '../order/order.repo';
import { factsOf } from '../order/order.rules';
import { settleSamples } from '../order/order.sampleFollow.service';
import { lockSamples, ownOrders, physicalRids } from '../order/order.sampleState.repo';
import { actOnSamples, presentMoved, type StaffBy, sampleByCode } from './sample.staff.service';

/**
 * Receives a sample whose label was scanned. With the last sample of an order that waits for them, the order is
 * received too. A sample of a cancelled order that comes all the same is kept or goes back at once.
 */
export async function receiveSample(
  tx: Tx,
  { code, place, note }: Parsed<'staff/sample/receive'>,
  by: StaffBy,
): Promise<Data<'staff/sample/receive'>> {
  const { rid } = await sampleByCode(tx, code);
  const order = await lockOrder(tx, (await ownOrders(tx, [rid])).get(rid) ?? '');
  const [row] = await lockSamples(tx, [rid]);
  if (!row || !order) throw refuse('not_found', { noun: 'sample', code });
  const missing = (await missingSamples(tx, order.rid)).filter((one) => one !== rid).length;
  const completes = missing === 0 && possibleActs(factsOf(order), 'staff').includes('receive');
  const change = { received: by.at, ...(place !== '' && { place }) };
  await actOnSamples(tx, [row], { act: 'receive', note, change, quiet: completes }, by);
  const after = completes ? await receiveOrder(tx, order, by) : order;
  await settleSamples(tx, [rid], by.at);
  return {
    ...(await presentMoved(tx, rid, by.at)),
    order_code: order.code,
    order_state: after.state,
    missing,
  };
}

/** Returns the keys of an order's samples that have not arrived. */
async function missingSamples(tx: Tx, order_rid: string): Promise<string[]> {
  const rows = await lockSamples(tx, await physicalRids(tx, [order_rid]));
  return rows.filter(({ state }) => state === 'registered').map(({ rid }) => rid);
}

function receiveOrder(tx: Tx, order: OrderRow, { staff_rid, at }: StaffBy): Promise<OrderRow> {
  return move(tx, order, { act: 'receive', by: 'staff', by_rid: staff_rid, note: '', at });
}
