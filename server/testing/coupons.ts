import type { CouponOffer, Input } from '@portal/shared/contract';
import type { Lab } from './orders';
import type { TestApp } from './testApp';

let counter = 0;

/** Creates an offer of coupons that members can claim: ¥10 off everything until 2027, unless `given` says otherwise. */
export async function offer(
  t: TestApp,
  { token }: Pick<Lab, 'token'>,
  given: Partial<Input<'staff/coupon/add'>> = {},
): Promise<CouponOffer> {
  const worth = given.percent === undefined ? { amount_fen: 1000 } : {};
  const input = {
    ...{ code: `OFFER-${++counter}`, name: '测试优惠券', claimable: true, ends: '2027-01-01T00:00:00Z' },
    ...worth,
    ...given,
  };
  const answer = await t.call('staff/coupon/add', input, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}
