import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { type CouponState, couponStates, limits } from '@portal/shared/rules';

/** Returns the call's input for a URL's query; without a valid state, that of usable coupons. */
export function couponInput(search: URLSearchParams) {
  const state = couponStates.find((one) => one === search.get('state')) ?? 'usable';
  return { state, page: pageOf(search), size: limits.pageSize } satisfies Input<'auth/coupon/list'>;
}

/** Returns the URL of a page of the coupons in a state. */
export function couponPath(state: CouponState, page = 1): string {
  const search = new URLSearchParams();
  if (state !== 'usable') search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return `${paths.memberPage('coupon')}${search.size > 0 ? `?${search}` : ''}`;
}
