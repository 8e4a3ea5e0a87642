import type { Coupon, CouponOffer, CouponSummary } from '@portal/shared/contract';
import type { CouponState } from '@portal/shared/rules';
import type { TypeGroup } from '../type/type.repo';
import type { CouponRow, OfferRow } from './coupon.repo';

/** Data beside the rows that the presentation of coupons needs. */
export interface CouponContext {
  readonly now: Date;
  readonly types: readonly TypeGroup[];
}

/** Returns what the coupons of an offer are worth. */
export function presentTerms(offer: OfferRow, types: readonly TypeGroup[]): CouponSummary {
  const { name, amount_fen, percent, cap_fen, minimum_fen, type_id, child_id } = offer;
  const scope = scopeOf(offer, types);
  return { name, amount_fen, percent, cap_fen, minimum_fen, type_id, child_id, scope };
}

/** Returns the name of the type, and of the child if the scope is a child. */
function scopeOf({ type_id, child_id }: OfferRow, types: readonly TypeGroup[]): string {
  const group = types.find(({ type }) => type.id === type_id);
  const child = group?.children.find(({ id }) => id === child_id);
  return [group?.type.name, child?.name].filter(Boolean).join(' · ');
}

function stateOf({ used, expires }: CouponRow['coupon'], now: Date): CouponState {
  if (used) return 'used';
  return expires > now ? 'usable' : 'expired';
}

export function presentCoupon({ coupon, offer }: CouponRow, { now, types }: CouponContext): Coupon {
  return {
    rid: coupon.rid,
    ...presentTerms(offer, types),
    state: stateOf(coupon, now),
    expires: coupon.expires.toISOString(),
    used: coupon.used?.toISOString() ?? null,
    order_rid: coupon.order_rid,
  };
}

export function presentOffer(offer: OfferRow, types: readonly TypeGroup[]): CouponOffer {
  const { code, valid_days, total, per_member, claimable, issued } = offer;
  return {
    code,
    ...presentTerms(offer, types),
    valid_days,
    total,
    per_member,
    claimable,
    issued,
    starts: offer.starts.toISOString(),
    ends: offer.ends.toISOString(),
  };
}
