import { offer } from '../coupons';
import { call, desk, last, type Scenarios, t, who, work } from './scene';

const freeCoupon = { ends: '2099-01-01T00:00:00Z' };

export const couponRefusals = {
  'auth/coupon/claim': {
    not_found: () => call('auth/coupon/claim', { code: 'NONE' }),
    coupon_not_issued: async () => {
      const { code } = await offer(t, desk, freeCoupon);
      return last(2, () => call('auth/coupon/claim', { code }));
    },
  },
  'staff/coupon/give': {
    not_found: () => work('staff/coupon/give', { code: 'NONE', account: who.phone }),
    coupon_not_issued: async () => {
      const { code } = await offer(t, desk, freeCoupon);
      return last(2, () => work('staff/coupon/give', { code, account: who.phone }));
    },
  },
  'staff/coupon/end': { not_found: () => work('staff/coupon/end', { code: 'NONE' }) },
} satisfies Partial<Scenarios>;
