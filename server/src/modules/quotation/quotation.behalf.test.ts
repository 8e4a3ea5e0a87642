import { member, type TestMember } from '../../../testing/factories';
import { itemsOf, type Lab, lab, order, orderInput, plan } from '../../../testing/orders';
import { priceGroup, priceRule } from '../../../testing/priceGroups';
import { quotedOptions, quoteRequirement } from '../../../testing/quotations';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let who: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  who = await member(t.db, { name: '李同学', company: '示例大学' });
  desk = await lab(t);
});

const asked = { title: '电话代下单', content: '五个粉末样品的物相，周五寄出' };
const behalf = (account: string) =>
  t.call('staff/requirement/add', { account, ...asked }, { token: desk.token });
const by = () => ({ token: who.token });
const planned = async () => itemsOf((await t.call('auth/tempDevice', {}, by())).data);
const orders = async () => (await t.call('auth/web/order/list4person', {}, by())).data.list;

test('what staff prepare for a caller is a task of the member, who accepts it once; only then is it in the plan', async () => {
  const held = await plan(t, who, 'sem');
  const { code } = (await behalf(who.phone)).data;
  const { list } = (await t.call('auth/requirement/list', { unread: true }, by())).data;
  expect(list).toMatchObject([{ code, state: 'contacted', ...asked }]);
  const { rid } = (await quoteRequirement(t, desk.token, code)).data;
  const notices = (await t.call('auth/message/list', {}, by())).data.list;
  expect(notices[0]).toMatchObject({ link: `/experiment/demand/${code}` });
  expect((await planned()).map((item) => item.rid)).toEqual([held.rid]);
  const answers = await Promise.all([1, 2].map(() => t.call('auth/quotation/accept', { rid }, by())));
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
  const prices = (await planned()).map(({ device_rid, unit_fen }) => [device_rid, unit_fen] as const);
  expect(new Map(prices)).toEqual(
    new Map([
      ['xrd', 4000],
      ['sem', held.unit_fen],
    ]),
  );
  // The member alone orders.
  expect(await orders()).toEqual([]);
  const shown = await t.call('staff/requirement/detail', { code }, { token: desk.token });
  expect(shown.data).toMatchObject({
    state: 'planned',
    name: '李同学',
    company: '示例大学',
    phone: who.phone,
  });
});

test('the audit log says who prepared it for whom; a member, an account of staff and nobody are refused', async () => {
  const { code } = (await behalf(who.rid)).data;
  const admin = await member(t.db, { role: 'staff', roles: ['admin'] });
  const log = await t.call('staff/audit/list', {}, { token: admin.token });
  expect(log.data.list[0]).toMatchObject({ act: 'requirement.add', target: code, note: asked.content });
  expect((await behalf(admin.phone)).status).toBe(404);
  expect(await behalf('19900000000')).toMatchObject({ status: 404, msg: '没有账号为 19900000000 的客户' });
  const own = await t.call('staff/requirement/add', { account: who.phone, ...asked }, by());
  expect(own.status).toBe(403);
});

test('the desk is told what a service costs this member today', async () => {
  const { code } = (await behalf(who.phone)).data;
  const listed = (await plan(t, who, 'xrd')).unit_fen;
  const asked = { code, device_rid: 'xrd', options: quotedOptions };
  const price = () => t.call('staff/quotation/price', asked, { token: desk.token });
  expect((await price()).data).toEqual({ unit_fen: listed, list_fen: listed });
  const group = await priceGroup(t, desk, who);
  await priceRule(t, desk, { code: group.code, device_rid: 'xrd', fixed_fen: 1000 });
  expect((await price()).data).toEqual({ unit_fen: 1000, list_fen: listed, group: '测试合同' });
});

test('an order of what staff prepared names who did and when; other orders name nobody', async () => {
  const { code } = (await behalf(who.phone)).data;
  const { rid } = (await quoteRequirement(t, desk.token, code)).data;
  await t.call('auth/quotation/accept', { rid }, by());
  t.clock.set('2026-11-18T02:30:00Z');
  const own = await order(t, who, 'sem');
  const ordered = (await t.call('auth/order/add', orderInput(await planned()), by())).data;
  const shown = (await t.call('auth/web/order/detail', { rid: ordered.rid }, by())).data;
  const note = '由实验室于 2026-11-18 代为填写，客户本人确认下单';
  expect(shown).toMatchObject({ prepared_at: '2026-11-18T02:00:00.000Z' });
  expect(shown.timeline[0]).toMatchObject({ act: 'submit', by: 'member', note });
  expect(shown).not.toHaveProperty('prepared_by');
  const forStaff = async (code: string) =>
    (await t.call('staff/order/detail', { code }, { token: desk.token })).data;
  expect(await forStaff(ordered.code)).toMatchObject({ prepared_by: '李同学' });
  expect(await forStaff(own.code)).toMatchObject({ prepared_by: '', prepared_at: null });
});
