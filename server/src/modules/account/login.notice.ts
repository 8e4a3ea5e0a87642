import type { Notice } from '../message/message.service';

/** Notice that the password login was stopped for browsers in which the member has never logged in. */
export const loginStopped: Notice = {
  kind: 'security',
  title: '您的账号被多次尝试登录',
  text: '有人多次输错您账号的密码，未登录过的设备暂停密码登录 15 分钟；您登录过的设备和验证码登录不受影响。如非本人操作，建议修改密码。',
  link: '/member/information',
};
