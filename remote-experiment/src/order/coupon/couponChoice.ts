import type { Data } from '@portal/shared/contract';
import type { OrderItems } from '../orderItems';

/** The member's coupons for the order: those that fit, the best first, and the others. */
export type OrderCoupons = Data<'auth/discount4user'>;

/** Value of the field before the member chooses: the best coupon. An empty value is no coupon. */
export const bestCoupon = 'best';

/** Returns the coupon that the field means; the best one when the chosen coupon no longer fits. */
export function chosenCoupon(
  value: string,
  { fitting }: OrderCoupons,
): OrderCoupons['fitting'][number] | undefined {
  if (value === '') return undefined;
  return fitting.find(({ coupon }) => coupon.rid === value) ?? fitting[0];
}

/** Returns the input of calls about these items. */
export function wantedOf({ items, direct }: Pick<OrderItems, 'items' | 'direct'>) {
  return direct ? { item: direct } : { plan_rids: items.map((item) => item.rid) };
}
