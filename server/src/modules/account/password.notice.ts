import type { Notice } from '../message/message.service';

/** Notice that the password was changed. */
export const passwordChanged: Notice = {
  kind: 'security',
  title: '登录密码已修改',
  text: '您的登录密码已修改，其他设备已退出登录。如非本人操作，请立即重置密码并联系客服。',
  link: '/member/information',
};
