import { member } from '../../../testing/factories';
import { invoicing } from '../../../testing/invoices';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { issuedReport } from '../../../testing/reports';
import { booked } from '../../../testing/reservations';
import { samplesOfOrder } from '../../../testing/samples';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

const find = async (keyword: string) =>
  (await t.call('staff/desk/find', { keyword }, { token: desk.token })).data.list;

test('an order is found by its number, by the beginning of it, and as people paste it', async () => {
  const who = await member(t.db, { name: '欧阳澜', phone: '13911112222' });
  const { code } = await order(t, who, services.analysis);
  const expected = { noun: 'order', code, order_code: code, text: expect.stringContaining('欧阳澜') };
  for (const typed of [
    code,
    ` ${code.toLowerCase()} `,
    code.slice(1),
    code.replace('D', 'Ｄ'),
    code.slice(0, -1),
  ])
    expect(await find(typed)).toContainEqual(expect.objectContaining(expected));
  expect(await find(`${code}9`)).toEqual([]);
});

test('what belongs to an order is found by its own number, and leads to the order', async () => {
  const who = await member(t.db);
  const sampled = await order(t, who);
  const [sample] = await samplesOfOrder(t, who, sampled.rid);
  expect(await find(sample?.code ?? '')).toEqual([
    { noun: 'sample', title: sample?.code, text: sampled.code, code: sample?.code, order_code: sampled.code },
  ]);
  const { data: quotation } = await quoteOrder(t, desk.token, { code: sampled.code });
  expect(await find(quotation.code)).toMatchObject([{ noun: 'quotation', order_code: sampled.code }]);
  const time = await booked(t, who);
  expect(await find(time.code)).toMatchObject([{ noun: 'reservation', order_code: time.order.code }]);
});

test('a report is found by its number, by that of all versions, and by what a scan of its QR code gives', async () => {
  const who = await member(t.db);
  const { rid, order_rid, code: order_code } = await issuedReport(t, who);
  const [report] = (await t.call('auth/report/list', { order_rid }, { token: who.token })).data.list;
  if (!report) throw new Error('the report was not issued');
  const expected = [{ noun: 'report', title: report.number, text: order_code, code: rid, order_code }];
  for (const typed of [
    report.number,
    report.number.replace(/-1$/, ''),
    ` ${report.number.replaceAll('-', '－')}`,
    `http://localhost:8080/verify/${report.code}`,
    report.code.toLowerCase(),
  ])
    expect(await find(typed)).toEqual(expected);
  expect(await find(report.number.replace(/-1$/, '-2'))).toEqual([]);
  const finance = await member(t.db, { role: 'staff', roles: ['finance'] });
  const found = await t.call('staff/desk/find', { keyword: report.number }, { token: finance.token });
  expect(found.data.list).toEqual([]);
});

test('a parcel that nobody announced is found by its number, whole or by its end, and not by finance', async () => {
  const mark = 'SF7755512345678';
  const kept = await t.call('staff/unclaimed/add', { mark }, { token: desk.token });
  const { code } = kept.data;
  const expected = [{ noun: 'unclaimed', title: mark, text: `${code} 待认领`, code, order_code: null }];
  for (const typed of [mark, mark.toLowerCase(), '12345678', code, code.replace('W', 'ｗ')])
    expect(await find(typed)).toEqual(expected);
  expect(await find('678')).toEqual([]);
  const finance = await member(t.db, { role: 'staff', roles: ['finance'] });
  const found = await t.call('staff/desk/find', { keyword: mark }, { token: finance.token });
  expect(found.data.list).toEqual([]);
});

test('a booking of a sampling is found by who has visits, and by nobody else', async () => {
  const { token } = await member(t.db);
  const place = { province: '北京市', city: '市辖区', area: '海淀区', address_code: '110108' };
  const contact = { name: '王小明', phone: '13912345678', address: '学院路 30 号' };
  const visit = { ...place, ...contact, date: '2026-11-24', time: '08:30-10:30' };
  const { data } = await t.call('auth/sampling/add', visit, { token });
  const text = '2026-11-24 08:30-10:30 王小明';
  expect(await find(data.code.toLowerCase())).toEqual([
    { noun: 'sampling', title: data.code, text, code: data.code, order_code: null },
  ]);
  const finance = await member(t.db, { role: 'staff', roles: ['finance'] });
  const found = await t.call('staff/desk/find', { keyword: data.code }, { token: finance.token });
  expect(found.data.list).toEqual([]);
});

test('a statement, and the invoice over it by both its numbers', async () => {
  const bills = billing(t, desk);
  const { who, rid, code, order_code, total_fen } = await bills.billed();
  await bills.confirm(who, rid);
  const invoices = await invoicing(t, desk, who);
  const asked = await invoices.asked(rid, total_fen);
  expect(await find(code)).toMatchObject([{ noun: 'statement', order_code }]);
  expect(await find(asked.code)).toMatchObject([{ noun: 'invoiceApply', code: asked.code, order_code }]);
});

test('members by the beginning of name or phone, services by a part of the name; nothing for nothing', async () => {
  await member(t.db, { name: '司徒映雪', company: '示例材料研究所', phone: '13722223333' });
  const one = { noun: 'member', title: '司徒映雪', code: '13722223333', text: '示例材料研究所 13722223333' };
  for (const typed of ['司徒', '1372222', '示例材料研'])
    expect(await find(typed)).toContainEqual(expect.objectContaining(one));
  expect(await find('X 射线粉末')).toContainEqual(expect.objectContaining({ noun: 'device' }));
  expect(await find('　 ')).toEqual([]);
  expect(await find('没有这样的名称')).toEqual([]);
});

test('members may not ask', async () => {
  const { token } = await member(t.db);
  expect((await t.call('staff/desk/find', { keyword: 'D' }, { token })).status).toBe(403);
});
