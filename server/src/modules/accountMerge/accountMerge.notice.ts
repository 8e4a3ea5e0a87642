import type { Notice } from '../message/message.service';

/** Tells the owner of the kept account what has come into it. */
export const mergedInto = (phone: string): Notice => ({
  kind: 'security',
  title: '账户已合并',
  text: `您的另一账户（${phone}）已合并到本账户，它的订单、余额、积分和文件现在都在这里。如非您本人申请，请立即联系我们。`,
  link: '/member/information',
});

/** Tells the phone of the given-up account where everything is. */
export const mergedAway = (phone: string): Pick<Notice, 'title' | 'text'> => ({
  title: '账户已合并',
  text: `您的账户已合并到您的另一账户（${phone}），请用那个账户登录。如非您本人申请，请立即联系我们。`,
});
