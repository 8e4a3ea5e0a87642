import { formatFen } from '../../rules';

/** Refusals about coupons. */
export const couponErrors = {
  coupon_not_issued: { status: 409, msg: '该优惠券暂时不能领取' },
  coupon_unusable: { status: 409, msg: '该优惠券不可用，请重新选择' },
} as const;

/** More exact messages about coupons. */
export const couponReasons = {
  couponEnded: '该优惠券活动已结束',
  couponNotStarted: '该优惠券活动尚未开始',
  couponHeld: (most: number) => `该优惠券每人限领 ${most} 张，已领取过`,
  couponGone: '该优惠券已被领完',
  couponUsed: '该优惠券已使用，请重新选择',
  couponExpired: '该优惠券已过期，请重新选择',
  couponScope: '不适用于所选项目',
  couponMinimum: (missing: number) => `还差 ${formatFen(missing)} 可用`,
  couponEndsEarly: '[结束时间]须晚于现在和开始时间',
  couponCodeTaken: '[优惠券码]已存在',
  typeUnknown: '[服务类型]不存在',
  childUnknown: '[服务分类]不属于该服务类型',
} as const;
