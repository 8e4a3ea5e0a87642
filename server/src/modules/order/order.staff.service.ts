import type { Data, Parsed } from '@portal/shared/contract';
import { type OrderAct, possibleActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { listOrderFiles, presentOrderFile } from '../orderFile/orderFile.repo';
import { memberLabels } from '../user/user.repo';
import { move } from './order.move';
import { presentOrder } from './order.present';
import { lateOrders } from './order.promise';
import { factsOf, findOrderByCode, type OrderRow } from './order.repo';
import { partsOf } from './order.service';

/** The order of this code; refuses with not_found. */
export async function orderByCode(tx: Tx, code: string): Promise<OrderRow> {
  const order = await findOrderByCode(tx, code);
  if (!order) throw refuse('not_found', { noun: 'order', code });
  return order;
}

/** What staff may do with an order now. */
async function staffActs(tx: Tx, order: OrderRow): Promise<OrderAct[]> {
  const facts = (await factsOf(tx, [order])).get(order.rid);
  return facts ? possibleActs(facts, 'staff') : [];
}

/** One order as staff see it. */
export async function orderForStaff(tx: Tx, code: string, now: Date): Promise<Data<'staff/order/detail'>> {
  const order = await orderByCode(tx, code);
  const members = await memberLabels(tx, [order.user_rid]);
  return {
    ...presentOrder(order, await partsOf(tx, order), now),
    can: await staffActs(tx, order),
    member: members.get(order.user_rid) ?? '',
    late: (await lateOrders(tx, [order], now)).has(order.rid),
    files: (await listOrderFiles(tx, order.rid)).map((file) => presentOrderFile(file, [])),
  };
}

/** Does one act of the lab on an order; a cancelled one needs a reason, which the member is told. */
export async function moveOrder(
  tx: Tx,
  staff_rid: string,
  { code, act, note }: Parsed<'staff/order/move'>,
  at: Date,
): Promise<Data<'staff/order/move'>> {
  const order = await orderByCode(tx, code);
  if (act === 'cancel' && note === '') {
    throw refuse('invalid_input', { fields: { note: '[备注]不能为空，取消订单须说明原因' } });
  }
  const moved = await move(tx, order, { act, by: 'staff', by_rid: staff_rid, note, at });
  await audit(tx, { staff_rid, act: `order.${act}`, target: order.code, note, at });
  return { code: moved.code, state: moved.state, can: await staffActs(tx, moved) };
}
