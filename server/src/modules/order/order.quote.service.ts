import type { Data, Parsed } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { fittingCoupons, quoteCoupon } from '../coupon/coupon.order.service';
import { presentCoupon } from '../coupon/coupon.present';
import { findPlanItems } from '../plan/plan.repo';
import { findTypes } from '../type/type.repo';
import { creditFree } from './order.hold.service';
import { priceOrdered, type Wanted } from './order.item.service';

/** The member who asks, and when. */
interface By {
  readonly user_rid: string;
  readonly now: Date;
}

const priced = (tx: Tx, wanted: Wanted, { user_rid, now }: By) =>
  priceOrdered(tx, wanted, {
    readPlan: (rids) => findPlanItems(tx, user_rid, rids),
    today: labClock(now).today,
  });

/** Returns what an order would cost, with the discount of a coupon, computed as `placeOrder` does. */
export async function quoteOrder(
  tx: Tx,
  { coupon_rid, ...wanted }: Parsed<'auth/order/quote'>,
  by: By,
): Promise<Data<'auth/order/quote'>> {
  const { total_fen, couponItems } = await priced(tx, wanted, by);
  const coupon = coupon_rid === null ? undefined : { ...by, rid: coupon_rid };
  const discount_fen = coupon ? (await quoteCoupon(tx, coupon, couponItems)).discount_fen : 0;
  const credit_free_fen = await creditFree(tx, by.user_rid, by.now);
  return { total_fen, discount_fen, due_fen: total_fen - discount_fen, credit_free_fen };
}

/** Returns the member's usable coupons for an order: those that fit with what they take off, the best first. */
export async function couponsForOrder(
  tx: Tx,
  wanted: Parsed<'auth/discount4user'>,
  by: By,
): Promise<Data<'auth/discount4user'>> {
  const { total_fen, couponItems } = await priced(tx, wanted, by);
  const context = { now: by.now, types: await findTypes(tx) };
  const { fitting, others } = await fittingCoupons(tx, by, couponItems);
  return {
    total_fen,
    fitting: fitting.map(({ row, discount_fen }) => ({ coupon: presentCoupon(row, context), discount_fen })),
    others: others.map(({ row, reason }) => ({ coupon: presentCoupon(row, context), reason })),
  };
}
