import { formatLastDay } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';

const link = '/member/coupon';

/** Notice to the new member. No text message: the coupon waits. */
export const couponForMember = (name: string, expires: Date): Notice => ({
  kind: 'reward',
  title: '首单奖励已到账',
  text: `感谢您完成首单，“${name}”已放入您的账户，有效期至 ${formatLastDay(expires.toISOString())}。`,
  link,
  channels: [],
});

/** Notice to the inviter. */
export const couponForInviter = (name: string, expires: Date): Notice => ({
  kind: 'reward',
  title: '邀请奖励已到账',
  text: `您邀请的好友已完成首单，“${name}”已放入您的账户，有效期至 ${formatLastDay(expires.toISOString())}。`,
  link,
  channels: [],
});
