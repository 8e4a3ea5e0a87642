import type { Coupon, CouponOffer, Input } from '@portal/shared/contract';
import type { TestMember } from './factories';
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
    code: `OFFER-${++counter}`,
    name: '测试优惠券',
    claimable: true,
    ends: '2027-01-01T00:00:00Z',
    ...worth,
    ...given,
  };
  const answer = await t.call('staff/coupon/add', input, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}

/** Creates an offer and lets a member claim one of its coupons. */
export async function claimed(
  t: TestApp,
  desk: Pick<Lab, 'token'>,
  { token }: TestMember,
  given: Partial<Input<'staff/coupon/add'>> = {},
): Promise<Coupon> {
  const { code } = await offer(t, desk, given);
  return (await t.call('auth/coupon/claim', { code }, { token })).data;
}
