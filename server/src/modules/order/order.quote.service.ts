import type { Data, OrderQuote, Parsed } from '@portal/shared/contract';
import { type CouponItem, isEnterprise, pointsFor } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { groupShares } from '../cluster/cluster.share.service';
import { fittingCoupons, quoteCoupon } from '../coupon/coupon.order.service';
import { presentCoupon } from '../coupon/coupon.present';
import { balances } from '../ledger/ledger.balance.service';
import { findPlanItems } from '../plan/plan.repo';
import { ownPricing } from '../priceGroup/priceGroup.service';
import { findSettings } from '../setting/setting.repo';
import { findTypes } from '../type/type.repo';
import { findUser } from '../user/user.repo';
import { creditFree } from './order.hold.service';
import { priceOrdered, type Wanted } from './order.item.service';

/** The member who asks, and when. */
export interface By {
  readonly user_rid: string;
  readonly now: Date;
}

/** Prices what would be ordered. Refuses with plan_changed. */
export const priced = async (tx: Tx, wanted: Wanted, { user_rid, now }: By) =>
  priceOrdered(tx, wanted, {
    readPlan: (rids) => findPlanItems(tx, user_rid, rids),
    pricing: await ownPricing(tx, user_rid, now),
  });

/** Returns what an order would cost, computed as `placeOrder` does, and by what it can be paid. */
export async function quoteOrder(tx: Tx, input: Parsed<'auth/order/quote'>, by: By): Promise<OrderQuote> {
  const { total_fen, list_fen, own, couponItems } = await priced(tx, input, by);
  const used = await couponOf(tx, input, couponItems, by);
  const coupon = used ? { rid: used.row.coupon.rid, name: used.row.offer.name } : null;
  return payable(tx, { list_fen, own, total_fen, coupon, discount_fen: used?.discount_fen ?? 0 }, by);
}

/** What an order would cost. */
type Cost = Pick<OrderQuote, 'list_fen' | 'own' | 'total_fen' | 'coupon' | 'discount_fen'>;

/** Returns a quote with what the member has to pay it; `held` is reserved for the order already. */
export async function payable(
  tx: Tx,
  cost: Cost,
  { user_rid, now: at }: By,
  held = { credit: 0, prepaid: 0 },
): Promise<OrderQuote> {
  const due_fen = cost.total_fen - cost.discount_fen;
  const user = await findUser(tx, user_rid);
  const free = await balances(tx, { kind: 'member', rid: user_rid });
  const available = (kind: 'cash' | 'bonus') => Math.max(0, free.get(kind)?.available ?? 0);
  const { points } = await findSettings(tx);
  return {
    ...cost,
    due_fen,
    enterprise: isEnterprise(user?.organization ?? null),
    credit_free_fen: (await creditFree(tx, user_rid, at)) + held.credit,
    prepaid_fen: available('cash') + available('bonus') + held.prepaid,
    points: pointsFor(due_fen, points.per_yuan),
    groups: await groupShares(tx, due_fen, { user_rid, at }),
  };
}

/** Returns the coupon that the quote uses, if any. */
async function couponOf(
  tx: Tx,
  { coupon_rid, best_coupon }: Parsed<'auth/order/quote'>,
  items: readonly CouponItem[],
  by: By,
) {
  if (best_coupon) return (await fittingCoupons(tx, by, items)).fitting[0];
  return coupon_rid === null ? undefined : quoteCoupon(tx, { ...by, rid: coupon_rid }, items);
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
