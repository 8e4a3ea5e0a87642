import { formatLastDay } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';

/** Notice that staff gave a coupon. It counts as advertising, because the member did not ask for it. */
export function couponGiven(name: string, expires: Date): Notice {
  return {
    kind: 'promotion',
    title: '您收到一张优惠券',
    text: `“${name}”已放入您的账户，有效期至 ${formatLastDay(expires.toISOString())}，下单时可选用。`,
    link: '/member/coupon',
  };
}
