import { member, type TestMember, withSession } from '../../../testing/factories';
import { itemsOf, type Lab, lab, orderInput, plan } from '../../../testing/orders';
import { priceGroup, priceRule } from '../../../testing/priceGroups';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
let list_fen: number;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  who = await member(t.db);
  list_fen = (await plan(t, await member(t.db))).unit_fen;
});

const by = (one = who) => ({ token: one.token });
const planOf = async (one = who) => itemsOf((await t.call('auth/tempDevice', {}, by(one))).data);
const share = (percent: number) => Math.floor((list_fen * percent + 50) / 100);

test('a member of a group has its prices in plan, quote and order, by the count; others have the list price', async () => {
  const { code } = await priceGroup(t, desk, who);
  await priceRule(t, desk, { code, device_rid: 'xrd', percent: 80 });
  await priceRule(t, desk, { code, device_rid: 'xrd', fixed_fen: 1000, from_count: 10 });
  expect((await t.call('auth/priceGroup/own', {}, by())).data).toMatchObject({
    group: { name: '测试合同', kind: 'enterprise' },
    rules: [{ percent: 80 }, { fixed_fen: 1000, from_count: 10 }],
  });
  const item = await plan(t, who);
  expect(item).toMatchObject({ unit_fen: share(80), own: { list_fen, group: { kind: 'enterprise' } } });
  await t.call('auth/tempDevice/edit', { rid: item.rid, count: 10 }, by());
  const [many] = await planOf();
  expect(many).toMatchObject({ unit_fen: 1000, total_fen: 10_000 });
  const { data: quote } = await t.call('auth/order/quote', { plan_rids: [item.rid] }, by());
  const saved_fen = (list_fen - 1000) * 10;
  expect(quote).toMatchObject({
    list_fen: list_fen * 10,
    own: { saved_fen },
    total_fen: 10_000,
    due_fen: 10_000,
  });
  if (!many) throw new Error('the plan is empty');
  const placed = await t.call('auth/order/add', orderInput([many]), by());
  const { data: shown } = await t.call('auth/web/order/detail', { rid: placed.data.rid }, by());
  expect(shown).toMatchObject({ total_fen: 10_000, items: [{ unit_fen: 1000, count: 10 }] });

  const other = await member(t.db);
  const listed = await plan(t, other, 'xrd', 10);
  expect(listed.unit_fen).toBe(list_fen);
  expect(listed.own).toBeUndefined();
  expect((await t.call('auth/priceGroup/own', {}, by(other))).data).toEqual({ group: null, rules: [] });
});

test('an order directly, and one that is changed, have the prices of the group too; what stays as it is keeps its price', async () => {
  const { code } = await priceGroup(t, desk, who);
  const { rid } = await priceRule(t, desk, { code, percent: 90 });
  const { device_rid, options, rid: planned } = await plan(t, who);
  const item = { device_rid, options, count: 2 };
  const { data: quote } = await t.call('auth/order/quote', { item }, by());
  expect(quote).toMatchObject({ total_fen: share(90) * 2, own: { saved_fen: (list_fen - share(90)) * 2 } });
  const [whole] = await planOf();
  if (!whole) throw new Error('the plan is empty');
  const placed = await t.call('auth/order/add', orderInput([whole]), by());
  expect(placed.error).toBeUndefined();
  await t.call('staff/priceGroup/endRule', { code, rid }, { token: desk.token });
  const { data: form } = await t.call('auth/order/change/get', { rid: placed.data.rid }, by());
  const [ordered] = form.items;
  if (!ordered) throw new Error(`${planned} was not ordered`);
  const asked = (count: number) =>
    t.call(
      'auth/order/change/quote',
      { rid: placed.data.rid, items: [{ rid: ordered.rid, options, count }], coupon_rid: null },
      by(),
    );
  expect((await asked(1)).data.quote.total_fen).toBe(share(90));
  expect((await asked(2)).data.quote.total_fen).toBe(list_fen * 2);
  await priceRule(t, desk, { code, percent: 70 });
  expect((await asked(2)).data.quote).toMatchObject({
    total_fen: share(70) * 2,
    own: { group: { kind: 'enterprise' } },
  });
});

test('an order at a price that ended meanwhile is refused, and the plan has the price of now', async () => {
  const { code } = await priceGroup(t, desk, who);
  const { rid } = await priceRule(t, desk, { code, device_rid: 'xrd', percent: 80 });
  const item = await plan(t, who);
  await t.call('staff/priceGroup/endRule', { code, rid }, { token: desk.token });
  const seen = { total_fen: item.total_fen, due_fen: item.total_fen, times: [] };
  const refused = await t.call('auth/order/add', orderInput([item], { seen }), by());
  expect(refused.error).toBe('seen_changed');
  expect((await planOf())[0]?.unit_fen).toBe(list_fen);
});

test('a rule is in force on its days', async () => {
  const { code } = await priceGroup(t, desk, who);
  await priceRule(t, desk, { code, percent: 50, starts: '2026-11-20', ends: '2026-11-21' });
  await plan(t, who);
  const priceOn = async (at: string) => {
    t.clock.set(at);
    return (await planOf(await withSession(t.db, who, t.clock.now())))[0]?.unit_fen;
  };
  expect(await priceOn('2026-11-19T15:59:00Z')).toBe(list_fen);
  expect(await priceOn('2026-11-19T16:00:00Z')).toBe(share(50));
  expect(await priceOn('2026-11-21T15:59:00Z')).toBe(share(50));
  expect(await priceOn('2026-11-21T16:00:00Z')).toBe(list_fen);
});

test('a reorder names what costs something else now', async () => {
  const { code } = await priceGroup(t, desk, who);
  const placed = await t.call('auth/order/add', orderInput([await plan(t, who)]), by());
  await priceRule(t, desk, { code, percent: 60 });
  const again = await t.call('auth/order/again', { rid: placed.data.rid }, by());
  expect(again.data.prices).toMatchObject([{ before_fen: list_fen, now_fen: share(60) }]);
});

test('rules that overlap or are below cost are refused at the row, and name the other rule or the cost', async () => {
  const { code } = await priceGroup(t, desk);
  const save = (rule: object) =>
    t.call('staff/priceGroup/saveRule', { code, starts: '2026-12-01', ...rule }, { token: desk.token });
  await t.call(
    'staff/priceGroup/cost',
    { device_rid: 'xrd', cost_fen: share(50) + 1 },
    { token: desk.token },
  );
  expect((await save({ device_rid: 'xrd', percent: 50 })).fields?.percent).toMatch('低于成本 ¥');
  expect((await save({ percent: 50 })).fields?.percent).toMatch('低于成本 ¥');
  expect((await save({ device_rid: 'xrd', fixed_fen: 1 })).fields?.fixed_fen).toMatch('[固定单价]');
  expect((await save({ device_rid: 'sem', percent: 50, ends: '2026-12-31' })).error).toBeUndefined();
  const overlap = await save({ device_rid: 'sem', percent: 60, starts: '2026-12-31' });
  expect(overlap.fields?.starts).toMatch('目录价的 50%，2026-12-01 至 2026-12-31');
  expect((await save({ device_rid: 'sem', percent: 60, starts: '2027-01-01' })).error).toBeUndefined();
  expect((await save({ device_rid: 'sem', percent: 40, from_count: 5 })).error).toBeUndefined();
  expect((await save({ device_rid: 'sem', percent: 40, option: 'none', choice: 'none' })).fields).toEqual({
    choice: '[选项]该服务项目没有这个选项',
  });
  await t.call('staff/priceGroup/cost', { device_rid: 'xrd', cost_fen: null }, { token: desk.token });
});

test('costs are in no answer to visitors and members', async () => {
  await t.call('staff/priceGroup/cost', { device_rid: 'xrd', cost_fen: 123 }, { token: desk.token });
  const answers = [
    await t.call('open/web/device/detail', { rid: 'xrd' }),
    await t.call('open/web/device/search', { kw: 'XRD' }),
    await t.call('auth/tempDevice', {}, by()),
    await t.call('auth/priceGroup/own', {}, by()),
  ];
  expect(JSON.stringify(answers)).not.toContain('cost');
  await t.call('staff/priceGroup/cost', { device_rid: 'xrd', cost_fen: null }, { token: desk.token });
});

test('staff see members and rules of a group, and who leaves it has the list price; a code is taken once', async () => {
  const { code } = await priceGroup(t, desk, who);
  await priceRule(t, desk, { code, device_rid: 'xrd', percent: 80 });
  const { data } = await t.call('staff/priceGroup/detail', { code }, { token: desk.token });
  expect(data).toMatchObject({
    members: [{ rid: who.rid, member: expect.stringContaining(who.phone) }],
    rules: [{ service: expect.stringContaining('XRD'), list_fen, price_fen: share(80), ended: null }],
  });
  const taken = await t.call(
    'staff/priceGroup/add',
    { code, name: '又一个', kind: 'internal' },
    { token: desk.token },
  );
  expect(taken.fields).toEqual({ code: '[价格组编号]已存在' });
  await t.call('staff/priceGroup/removeMember', { code, rid: who.rid }, { token: desk.token });
  expect((await plan(t, who)).unit_fen).toBe(list_fen);
  const { data: listed } = await t.call('staff/priceGroup/list', {}, { token: desk.token });
  expect(listed.list.find((one) => one.code === code)).toMatchObject({ members: 0, rules: 1 });
});
