import { reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { lockOrder } from '../order/order.repo';
import { orderByCode, type PermitDelivery } from '../order/order.staff.service';
import { findSettings } from '../setting/setting.repo';
import { ordersWithDataOf } from './orderFile.repo';

/** Returns which of these orders were checked on worksheets by a second person, each sample for each of its services. */
export type CheckedOrders = (tx: Tx, order_rids: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Returns which of these orders another person has to deliver: with the setting `secondCheck`, those whose data this person added and
 * that no second person has checked on worksheets. Who delivers them is the second person.
 */
export async function ordersForOther(
  tx: Tx,
  staff_rid: string,
  order_rids: readonly string[],
  checkedOrders: CheckedOrders,
): Promise<ReadonlySet<string>> {
  if (order_rids.length === 0 || !(await findSettings(tx)).secondCheck) return new Set();
  const own = await ordersWithDataOf(tx, staff_rid, order_rids);
  if (own.length === 0) return new Set();
  const checked = await checkedOrders(tx, own);
  return new Set(own.filter((rid) => !checked.has(rid)));
}

/** Refuses that a person delivers an order which another person has to deliver; the order is locked, so that no data is added meanwhile. */
export const permitDelivery =
  (checkedOrders: CheckedOrders): PermitDelivery =>
  async (tx, staff_rid, code) => {
    const { rid } = await orderByCode(tx, code);
    await lockOrder(tx, rid);
    const others = await ordersForOther(tx, staff_rid, [rid], checkedOrders);
    if (others.has(rid)) throw refuse('delivery_unchecked', { msg: reasons.deliveryUnchecked });
  };
