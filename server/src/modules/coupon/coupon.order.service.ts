import { reasons } from '@portal/shared/contract';
import { type CouponItem, couponFit, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type CouponRow, findCoupon, listCoupons, markUsed, releaseCoupon } from './coupon.repo';

/** Coupons and the orders that they are used for: one coupon for one order. */

interface Chosen {
  readonly rid: string;
  readonly user_rid: string;
  readonly now: Date;
}

interface Quoted {
  readonly row: CouponRow;
  readonly discount_fen: number;
}

interface Unfit {
  readonly row: CouponRow;
  readonly reason: string;
}

const reasonOf = (missing_fen: number | null): string =>
  missing_fen === null ? reasons.couponScope : reasons.couponMinimum(missing_fen);

/**
 * Returns the member's usable coupons: those that fit the items, with the largest discount first and of equal ones
 * the first to expire; and the others with the reason.
 */
export async function fittingCoupons(
  tx: Tx,
  { user_rid, now }: Omit<Chosen, 'rid'>,
  items: readonly CouponItem[],
): Promise<{ fitting: Quoted[]; others: Unfit[] }> {
  const page = { state: 'usable', page: 1, size: limits.couponChoices } as const;
  const fitting: Quoted[] = [];
  const others: Unfit[] = [];
  for (const row of await listCoupons(tx, user_rid, page, now)) {
    const fit = couponFit(row.offer, items);
    if ('discount_fen' in fit) fitting.push({ row, discount_fen: fit.discount_fen });
    else others.push({ row, reason: reasonOf(fit.missing_fen) });
  }
  // The rows are sorted by expiry, and the sort is stable.
  fitting.sort((one, other) => other.discount_fen - one.discount_fen);
  return { fitting, others };
}

/**
 * Returns the discount of the chosen coupon. Refuses another member's coupon with not_found, and one that was used, has
 * expired or does not fit the items with coupon_unusable.
 */
export async function quoteCoupon(
  tx: Tx,
  { rid, user_rid, now }: Chosen,
  items: readonly CouponItem[],
): Promise<Quoted> {
  const row = await findCoupon(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'coupon' });
  if (row.coupon.used) throw unusable(reasons.couponUsed);
  if (row.coupon.expires <= now) throw unusable(reasons.couponExpired);
  const fit = couponFit(row.offer, items);
  if ('missing_fen' in fit) throw unusable(reasonOf(fit.missing_fen));
  return { row, discount_fen: fit.discount_fen };
}

const unusable = (msg: string) => refuse('coupon_unusable', { msg });

/** An order that has used a coupon, or none. */
interface UsingOrder {
  readonly rid: string;
  readonly coupon_rid: string | null;
}

/** Returns the discount of the coupon that an order has used already, for other items of it; that it has expired since does not matter. */
export async function quoteUsed(
  tx: Tx,
  { rid, user_rid }: Omit<Chosen, 'now'>,
  items: readonly CouponItem[],
): Promise<Quoted | Unfit> {
  const row = await findCoupon(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'coupon' });
  const fit = couponFit(row.offer, items);
  return 'discount_fen' in fit
    ? { row, discount_fen: fit.discount_fen }
    : { row, reason: reasonOf(fit.missing_fen) };
}

/** Uses another coupon, or none, for an order that is changed, and returns its discount. Its own one stays usable for it. */
export async function exchangeCoupon(
  tx: Tx,
  order: UsingOrder,
  chosen: Omit<Chosen, 'rid'> & { readonly rid: string | null },
  items: readonly CouponItem[],
): Promise<number> {
  const { rid } = chosen;
  if (rid !== null && rid === order.coupon_rid) {
    const used = await quoteUsed(tx, { ...chosen, rid }, items);
    if ('reason' in used) throw unusable(used.reason);
    return used.discount_fen;
  }
  if (order.coupon_rid !== null) await releaseCoupon(tx, order.rid);
  return rid === null ? 0 : spendCoupon(tx, { ...chosen, rid }, order.rid, items);
}

/** Uses a coupon for an order and returns its discount. Of concurrent orders with one coupon, one gets it. */
export async function spendCoupon(
  tx: Tx,
  chosen: Chosen,
  order_rid: string,
  items: readonly CouponItem[],
): Promise<number> {
  const { discount_fen } = await quoteCoupon(tx, chosen, items);
  if (!(await markUsed(tx, chosen.rid, { order_rid, used: chosen.now }))) throw unusable(reasons.couponUsed);
  return discount_fen;
}
