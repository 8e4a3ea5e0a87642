import type { OrderState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { changeHold, dueOf } from './order.hold.service';
import { move } from './order.move.service';
import { replaceCharges, updateItem } from './order.price.repo';
import type { OrderRow } from './order.repo';

/** An item of the order with its new count and price. */
interface NewPrice {
  readonly item_rid: string;
  readonly count: number;
  readonly unit_fen: number;
}

/** A charge that is no service of the catalogue. It becomes an item of the order without a service. */
interface Charge {
  readonly name: string;
  readonly unit: string;
  readonly count: number;
  readonly unit_fen: number;
}

/** Prices that replace those of an order: of each of its services, and its charges. */
export interface Repricing {
  readonly items: readonly NewPrice[];
  readonly charges: readonly Charge[];
  /** The quotation that sets them, for the timeline. */
  readonly note: string;
  readonly by_rid: string | null;
  readonly at: Date;
}

/**
 * Replaces the prices of an order that is locked. The discount of its coupon stays, at most the new total. What is
 * reserved becomes the new amount; refuses with credit_short or prepayment_short when the member has too little free.
 * The agreement is generated again.
 */
export async function repriceOrder(
  tx: Tx,
  order: OrderRow,
  { items, charges, note, by_rid, at }: Repricing,
): Promise<OrderRow> {
  for (const { item_rid, count, unit_fen } of items)
    await updateItem(tx, { rid: item_rid }, { count, unit_fen, total_fen: count * unit_fen });
  await replaceCharges(
    tx,
    order.rid,
    charges.map((charge, index) => chargeItem(order, charge, items.length + index)),
  );
  const total_fen = [...items, ...charges].reduce((sum, line) => sum + line.count * line.unit_fen, 0);
  const discount_fen = Math.min(order.discount_fen, total_fen);
  const change = { total_fen, discount_fen, protocol_made: false };
  const repriced = await move(tx, order, { act: 'reprice', by: 'system', by_rid, note, at, change });
  if (!order.enterprise || prepaidIn.includes(order.state))
    await changeHold(tx, repriced, dueOf(repriced), at);
  return repriced;
}

/** States in which the prepayment of an enterprise's order is reserved. */
const prepaidIn: readonly OrderState[] = ['awaiting_sample', 'received', 'testing'];

const chargeItem = ({ rid: order_rid }: OrderRow, charge: Charge, position: number) => ({
  ...charge,
  rid: newRid(),
  order_rid,
  position,
  device_rid: '',
  img: '',
  options: {},
  option_text: [],
  total_fen: charge.count * charge.unit_fen,
  needs_sample: false,
  turnaround_days: 0,
});
