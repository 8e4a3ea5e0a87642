import type { PlanItem, Reservation } from '@portal/shared/contract';
import { chosenCoupon, type OrderCoupons } from '../coupon/couponChoice';
import type { OrderItems } from '../orderItems';
import { seenTime } from '../reservation/serviceTime';

/** What an order consists of at one time: the items and the coupon that the form's field chooses. */
export interface OrderContent {
  readonly order: OrderItems;
  readonly coupons: OrderCoupons;
  /** Held instrument time that the order books. */
  readonly reservations: readonly Reservation[];
}

interface Changed {
  readonly rid: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Differences between what the member saw and what the server has now. */
export interface OrderChanges {
  /** Items with another unit price, in fen. */
  readonly prices: readonly Changed[];
  readonly counts: readonly Changed[];
  /** Items that left the plan or are no longer offered. */
  readonly gone: readonly PlanItem[];
  /** Held time that was moved, before and now; without `to` it is not held any more. */
  readonly times: readonly { readonly from: Reservation; readonly to: Reservation | undefined }[];
  /** The chosen coupon when it can't be used any more, and the one that replaces it. */
  readonly coupon: { readonly lost: string; readonly next: string | undefined } | undefined;
  /** Amounts to pay, in fen. */
  readonly due: { readonly from: number; readonly to: number };
}

/** Returns the differences; `coupon_rid` is the value of the form's field. */
export function changesBetween(seen: OrderContent, now: OrderContent, coupon_rid: string): OrderChanges {
  const kept = seen.order.items.flatMap((before) => {
    const after = now.order.items.find(({ rid }) => rid === before.rid);
    return after ? [{ before, after }] : [];
  });
  const changed = (key: 'unit_fen' | 'count'): Changed[] =>
    kept
      .filter(({ before, after }) => before[key] !== after[key])
      .map(({ before: { rid, name, [key]: from }, after: { [key]: to } }) => ({ rid, name, from, to }));
  return {
    prices: changed('unit_fen'),
    counts: changed('count'),
    gone: seen.order.items.filter(({ rid }) => !kept.some(({ before }) => before.rid === rid)),
    times: seen.reservations.flatMap((from) => {
      const to = now.reservations.find(({ rid }) => rid === from.rid);
      return to && JSON.stringify(seenTime(to)) === JSON.stringify(seenTime(from)) ? [] : [{ from, to }];
    }),
    coupon: couponChange(seen, now, coupon_rid),
    due: { from: dueOf(seen, coupon_rid), to: dueOf(now, coupon_rid) },
  };
}

/** Returns true when the member must know before ordering: counts and starts of held time differ only by the member's own act. */
export const isImportant = ({ prices, gone, times, coupon }: OrderChanges): boolean =>
  prices.length > 0 ||
  gone.length > 0 ||
  times.some(({ from, to }) => to && to.instrument.rid !== from.instrument.rid) ||
  coupon !== undefined;

function couponChange(seen: OrderContent, now: OrderContent, coupon_rid: string): OrderChanges['coupon'] {
  const before = chosenCoupon(coupon_rid, seen.coupons)?.coupon;
  if (!before || now.coupons.fitting.some(({ coupon }) => coupon.rid === before.rid)) return undefined;
  return { lost: before.name, next: chosenCoupon(coupon_rid, now.coupons)?.coupon.name };
}

const dueOf = ({ order, coupons }: OrderContent, coupon_rid: string): number =>
  order.total - (chosenCoupon(coupon_rid, coupons)?.discount_fen ?? 0);
