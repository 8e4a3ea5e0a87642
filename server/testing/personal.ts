import type { TestMember } from './factories';
import { type Lab, order, plan, send } from './orders';
import type { TestApp } from './testApp';
import { pressPhone, requestTicket } from './wechat';

/** A visit that can be booked. */
export const visit = { date: '2026-12-02', time: '08:30-10:30' };

/** Text in every field that tells who the member is. */
export const mark = '独一无二';

const place = {
  name: mark,
  phone: '13700137000',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: `${mark}路 30 号`,
  address_code: '110108',
};

const pdf = '%PDF-1.4\n%%EOF\n';

/** Keys of what `busyMember` made. */
export interface Busy {
  readonly order: { readonly rid: string; readonly code: string };
  readonly sampling: { readonly rid: string; readonly code: string };
}

/** Gives a member a record of each kind: an order that waits for its sample, with files, a booking, uploads and more. */
export async function busyMember(t: TestApp, desk: Lab, who: TestMember): Promise<Busy> {
  const { token } = who;
  await t.call('auth/address/add', place, { token });
  const placed = await order(t, who, 'xrd', {
    message: `易潮解，${mark}`,
    materials: ['other'],
    materials_other: mark,
    fund_code: mark,
    return_address: place,
  });
  await desk.move(placed.code, 'confirm', `与${mark}确认`);
  await t.call(
    'auth/order/send',
    { rid: placed.rid, company: '顺丰速运', number: 'SF1370013700' },
    { token },
  );
  await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, { token });
  const signed = await send(t, 'auth/upload4file', {}, { name: `${mark}签字.pdf`, bytes: pdf }, token);
  const { file_rid } = signed.data;
  await t.call('auth/order/updateProtocolFile', { rid: placed.rid, file_rid }, { token });
  await desk.addData(placed.code, '衍射.csv');
  await plan(t, who, 'sem');
  const booked = await t.call('auth/sampling/add', { ...place, ...visit, message: mark }, { token });
  await send(t, 'auth/upload4file', {}, { name: `${mark}草稿.pdf`, bytes: pdf }, token);
  const asked = { name: mark, phone: place.phone, content: `${mark}的需求` };
  await send(t, 'open/web/requirement/add', asked, { name: `${mark}.pdf`, bytes: pdf }, token);
  return { order: placed, sampling: booked.data };
}

/** Binds a WeChat user to the member's phone. */
export async function bindWechat(t: TestApp, { phone }: TestMember, openid: string): Promise<void> {
  const { ticket, scene } = await requestTicket(t);
  await pressPhone(t, 'scan', scene, openid);
  await pressPhone(t, 'confirm', scene, openid);
  await t.call('open/code4sms', { phone, useFor: 3, ticket });
  const code = /\d{6}/.exec(t.ports.lastSms(phone))?.[0] ?? '';
  const bound = await t.call('open/wx/bind', { ticket, phone, code });
  if (bound.code === 0) throw new Error(bound.msg);
}
