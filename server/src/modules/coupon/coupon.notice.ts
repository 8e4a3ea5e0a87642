import { formatDay } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';

/** Notice that staff gave a coupon. No text message: the coupon waits. */
export function couponGiven(name: string, expires: Date): Notice {
  return {
    title: '您收到一张优惠券',
    text: `「${name}」已放入您的账户，有效期至 ${formatDay(expires.toISOString())}，下单时可选用。`,
    link: '/member/coupon',
    channels: [],
  };
}
