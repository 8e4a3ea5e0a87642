import type { Order } from '@portal/shared/contract';
import type { OrderState } from '@portal/shared/rules';

/** States of an order that has a statement. */
const billedStates: readonly OrderState[] = ['billed', 'disputed', 'unpaid', 'paid', 'closed'];

/** Returns whether an order has a statement. */
export const isBilled = ({ state }: Pick<Order, 'state'>): boolean => billedStates.includes(state);

/** Returns what an order cost before quotations: what was ordered, without the charges that they added, less the coupon. */
export function orderedFen({ items, discount_fen }: Pick<Order, 'items' | 'discount_fen'>): number {
  const total = items
    .filter(({ device_rid }) => device_rid !== '')
    .reduce((sum, { ordered, total_fen }) => sum + (ordered?.total_fen ?? total_fen), 0);
  return Math.max(0, total - discount_fen);
}
