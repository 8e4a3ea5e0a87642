import type { Input } from '@portal/shared/contract';
import { dashedCode, daysAfter, fenOf, halfWidth } from '@portal/shared/rules';

/** An offer of coupons as it is typed. Its terms never change once it is made. */
export interface TypedCoupon {
  readonly code: string;
  readonly name: string;
  readonly kind: 'amount' | 'percent';
  /** Yuan, or the percentage that is taken off. */
  readonly value: string;
  /** Yuan; the most that a percentage takes off. Empty for no limit. */
  readonly cap: string;
  /** Yuan; empty for none. */
  readonly minimum: string;
  /** Key of the type of services; empty for all. */
  readonly type: string;
  /** Last day on which it is given. */
  readonly until: string;
  /** Empty when all coupons expire with the offer. */
  readonly valid_days: string;
  /** Empty for no limit. */
  readonly total: string;
  readonly per_member: string;
  readonly claimable: boolean;
}

export const noCoupon: TypedCoupon = {
  code: '',
  name: '',
  kind: 'amount',
  value: '',
  cap: '',
  minimum: '',
  type: '',
  until: '',
  valid_days: '',
  total: '',
  per_member: '1',
  claimable: true,
};

/** Returns a whole number above zero as typed, null for an empty text; undefined when it is none. */
function countOrNull(typed: string, most: number): number | null | undefined {
  const digits = halfWidth(typed);
  if (digits === '') return null;
  const count = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

/** Returns the fen of an amount, null for an empty text; undefined when it is none. */
const fenOrNull = (typed: string): number | null | undefined => (typed.trim() === '' ? null : fenOf(typed));

/** Returns the offer; undefined while something is missing or wrong. */
export function couponOf(typed: TypedCoupon): Input<'staff/coupon/add'> | undefined {
  const isPercent = typed.kind === 'percent';
  const amount_fen = isPercent ? null : fenOf(typed.value);
  const percent = isPercent ? countOrNull(typed.value, 99) : null;
  const cap_fen = isPercent ? fenOrNull(typed.cap) : null;
  const minimum_fen = fenOrNull(typed.minimum);
  const valid_days = countOrNull(typed.valid_days, 3650);
  const total = countOrNull(typed.total, 1_000_000);
  const per_member = countOrNull(typed.per_member, 100);
  const code = dashedCode(typed.code);
  const isNamed = /^[A-Z0-9][A-Z0-9-]*$/.test(code) && typed.name.trim() !== '' && typed.until !== '';
  if (!isNamed || amount_fen === undefined || percent === undefined || (isPercent && percent === null))
    return undefined;
  if (cap_fen === undefined || minimum_fen === undefined || valid_days === undefined) return undefined;
  if (total === undefined || !per_member) return undefined;
  return {
    code,
    name: typed.name,
    amount_fen,
    percent,
    cap_fen,
    minimum_fen: minimum_fen ?? 0,
    type_id: typed.type === '' ? null : Number(typed.type),
    // The last day is the lab's, and belongs to the offer.
    ends: `${daysAfter(typed.until, 1)}T00:00:00+08:00`,
    valid_days,
    total,
    per_member,
    claimable: typed.claimable,
  };
}
