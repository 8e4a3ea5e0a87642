import { formatFen } from './money';

export const couponStates = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];
export const couponStateLabels: Readonly<Record<CouponState, string>> = {
  usable: '可使用',
  used: '已使用',
  expired: '已过期',
};

/** What a coupon takes off, and for which items. Exactly one of `amount_fen` and `percent` is set. */
export interface CouponTerms {
  readonly amount_fen: number | null;
  /** Percentage that is taken off, 1 to 99. */
  readonly percent: number | null;
  /** The most that a percentage takes off; null for no limit. */
  readonly cap_fen: number | null;
  /** The items in the scope cost at least this much. */
  readonly minimum_fen: number;
  /** The scope: a type of service, or one of its children; null for all. */
  readonly type_id: number | null;
  readonly child_id: number | null;
}

/** An item as far as it decides about a coupon. */
export interface CouponItem {
  readonly type_id: number;
  readonly child_id: number;
  readonly total_fen: number;
}

/** The discount in fen; or, when the coupon does not fit, how much is missing, null when no item is in its scope. */
export type CouponFit = { readonly discount_fen: number } | { readonly missing_fen: number | null };

/** Returns what a coupon takes off items: never more than the items in its scope cost, rounded down to whole fen. */
export function couponFit(terms: CouponTerms, items: readonly CouponItem[]): CouponFit {
  const inScope = items.filter((item) => isInScope(terms, item));
  if (inScope.length === 0) return { missing_fen: null };
  const sum = inScope.reduce((total, item) => total + item.total_fen, 0);
  if (sum < terms.minimum_fen) return { missing_fen: terms.minimum_fen - sum };
  const off = terms.amount_fen ?? Math.floor((sum * (terms.percent ?? 0)) / 100);
  return { discount_fen: Math.min(off, terms.cap_fen ?? off, sum) };
}

function isInScope({ type_id, child_id }: CouponTerms, item: CouponItem): boolean {
  return (type_id === null || type_id === item.type_id) && (child_id === null || child_id === item.child_id);
}

/** Returns what a coupon takes off as text: 减 ¥50.00, or 9 折. */
export function couponValue({ amount_fen, percent }: Pick<CouponTerms, 'amount_fen' | 'percent'>): string {
  return amount_fen === null ? `${(100 - (percent ?? 0)) / 10} 折` : `减 ${formatFen(amount_fen)}`;
}

/** Returns the conditions of a coupon as text, without its scope: 满 ¥300.00 可用，最多减 ¥200.00. */
export function couponConditions({
  minimum_fen,
  cap_fen,
}: Pick<CouponTerms, 'minimum_fen' | 'cap_fen'>): string {
  return [
    minimum_fen > 0 ? `满 ${formatFen(minimum_fen)} 可用` : '无门槛',
    ...(cap_fen === null ? [] : [`最多减 ${formatFen(cap_fen)}`]),
  ].join('，');
}
