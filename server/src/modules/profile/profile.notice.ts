import type { Notice } from '../message/message.service';

type Words = Required<Pick<Notice, 'kind' | 'title' | 'text' | 'link'>>;

export const informationLink = '/member/information';

/** Notice that the phone was changed; `to` is the new phone, masked. */
export const phoneChanged = (to: string): Words => contactChanged('手机号', to);

/** Notice that the e-mail was changed. */
export const emailChanged = (to: string): Words => contactChanged('邮箱', to);

function contactChanged(what: string, to: string): Words {
  const title = `绑定${what}已修改`;
  const text = `您的绑定${what}已修改为 ${to}，其他设备已退出登录。如非本人操作，请立即修改密码并联系客服。`;
  return { kind: 'security', title, text, link: informationLink };
}
