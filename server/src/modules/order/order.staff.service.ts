import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { type OrderAct, possibleActs, statementOrderActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { requireSeen } from '../../http/seen';
import { audit } from '../audit/audit.repo';
import { move } from './order.move.service';
import { findOrderByCode, type OrderRow } from './order.repo';
import { factsOf } from './order.rules';

/** Returns the order with this code; refuses with not_found. */
export async function orderByCode(tx: Tx, code: string): Promise<OrderRow> {
  const order = await findOrderByCode(tx, code);
  if (!order) throw refuse('not_found', { noun: 'order', code });
  return order;
}

/** Acts of the lab that need a note, which the member reads, with the message of its absence. */
const noteMissing: Partial<Record<OrderAct, string>> = {
  cancel: reasons.cancelNoteMissing,
  answer: reasons.answerNoteMissing,
};

/** Refuses the delivery of an order by a person who may not do it; it belongs to a module above, which knows the data. */
export type PermitDelivery = (tx: Tx, staff_rid: string, code: string) => Promise<void>;

/** Does one act of the lab on an order; refuses some acts without a note, and those that only its statement does. */
export async function moveOrder(
  tx: Tx,
  staff_rid: string,
  { code, act, note, seen }: Parsed<'staff/order/move'>,
  at: Date,
): Promise<Data<'staff/order/move'>> {
  const order = await orderByCode(tx, code);
  if (statementOrderActs.includes(act))
    throw refuse('order_act_refused', { msg: reasons.actOfStatement(act) });
  requireSeen(seen, order);
  const missing = noteMissing[act];
  if (missing !== undefined && note === '') throw refuse('invalid_input', { fields: { note: missing } });
  const moved = await move(tx, order, { act, by: 'staff', by_rid: staff_rid, note, at });
  await audit(tx, { staff_rid, act: `order.${act}`, target: order.code, note, at });
  return { code: moved.code, state: moved.state, can: possibleActs(factsOf(moved), 'staff') };
}
