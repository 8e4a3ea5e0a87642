import type { Notice } from '../message/message.service';

/** Notice that WeChat can be used for login. */
export const boundNotice: Notice = {
  kind: 'security',
  channels: [],
  title: '微信已绑定',
  text: '您的账号已绑定微信，可以扫码登录。如非本人操作，请立即修改密码并联系客服。',
  link: '/member/information',
};

/** Replies of the official account to the person who scanned. */
export const replies = {
  scanned: '您正在登录检测服务平台网页版。如是您本人操作，请回复 1 确认登录；如非本人操作，请忽略。',
  confirmed: '已确认登录，请回到电脑上继续。',
  expired: '二维码已过期，请在网页上刷新后重新扫码。',
} as const;
