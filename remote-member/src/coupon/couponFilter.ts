import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import { type CouponState, couponStates, limits } from '@portal/shared/rules';

/** Returns the call's input for a URL's query; without a valid state, that of usable coupons. */
export function couponInput(search: URLSearchParams) {
  const state = couponStates.find((one) => one === search.get('state')) ?? 'usable';
  return { state, page: pageOf(search), size: limits.pageSize } satisfies Input<'auth/coupon/list'>;
}

/** Returns the URL of a page of the coupons in a state. */
export const couponPath = (state: CouponState, page = 1): string =>
  withQuery(paths.memberPage('coupon'), { state: unless('usable', state), page: laterPage(page) });
