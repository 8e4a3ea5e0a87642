import { eq } from 'drizzle-orm';
import { evaluate, itemOf, picture } from '../../../testing/evaluations';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, orderInput, plan, send } from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { orders } from '../order/order.table';

let t: TestApp;
let who: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.pass(60);
  who = await member(t.db, { name: '王小明' }, t.clock.now());
  desk = await lab(t);
});

const work = <P extends 'release' | 'hide' | 'reply'>(act: P, input: object) =>
  t.call(`staff/evaluation/${act}`, JSON.parse(JSON.stringify(input)), { token: desk.token });
const shown = async (device_rid = 'xrd') =>
  (await t.call('open/web/evaluation/list', { device_rid })).data.list;
const average = async (rid = 'xrd') => (await t.call('open/web/device/detail', { rid })).data.evaluation;
const points = async () => (await t.call('auth/integration/init', {}, { token: who.token })).data.balance;

test('an evaluation is shown with the masked name once staff release it, and counts in the average', async () => {
  const { code, rid } = await evaluate(t, who, desk, { stars: 4, text: '峰形清晰' });
  expect([await shown(), await average()]).toEqual([[], { count: 0, average: null }]);
  await work('release', { code });
  expect(await shown()).toMatchObject([{ rid, stars: 4, text: '峰形清晰', member: '王**', reply: null }]);
  expect(JSON.stringify(await shown())).not.toMatch(/小明|139/);
  t.clock.pass(1);
  const other = await evaluate(t, who, desk, { stars: 1, anonymous: true });
  await work('release', { code: other.code });
  expect((await shown())[0]?.member).toBe('匿名用户');
  expect(await average()).toEqual({ count: 2, average: 2.5 });
  await work('hide', { code: other.code, reason: '广告' });
  await work('hide', { code, reason: '广告' });
  expect([await shown(), await average()]).toEqual([[], { count: 0, average: null }]);
});

test('only delivered items are evaluated, and each once, whatever runs at once', async () => {
  const placed = await order(t, who);
  const item_rid = await itemOf(t, who, placed.rid);
  const add = () => t.call('auth/evaluate/add', { item_rid, stars: 5 }, { token: who.token });
  expect(await add()).toMatchObject({ error: 'evaluation_refused', msg: '数据交付后才能评价' });
  await desk.deliver(placed.code);
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(await add()).toMatchObject({ error: 'evaluation_refused', msg: '该项目已评价过' });
  expect(await points()).toBe(20);
});

test('the first evaluation of an order earns points; hiding it takes them back once, as far as they are left', async () => {
  const items = [await plan(t, who, 'xrd'), await plan(t, who, 'sem')];
  const { data } = await t.call('auth/order/add', orderInput(items), { token: who.token });
  await desk.deliver(data.code);
  const detail = await t.call('auth/web/order/detail', { rid: data.rid }, { token: who.token });
  const codes: string[] = [];
  for (const { rid: item_rid } of detail.data.items)
    codes.push((await t.call('auth/evaluate/add', { item_rid, stars: 2 }, { token: who.token })).data.code);
  expect(await points()).toBe(20);
  await work('hide', { code: codes[1], reason: '重复' });
  expect(await points()).toBe(20);
  await work('hide', { code: codes[0], reason: '广告' });
  await work('release', { code: codes[0] });
  await work('hide', { code: codes[0], reason: '广告' });
  expect(await points()).toBe(0);
});

test('pictures are public only while the evaluation is released; their member and staff see them before', async () => {
  const file_rids = [await picture(t, who), await picture(t, who)];
  const { code, pictures } = await evaluate(t, who, desk, { file_rids });
  const open = `/api/open/evaluation/picture/${file_rids[0]}`;
  expect((await t.app.inject(open)).statusCode).toBe(404);
  expect((await t.app.inject(pictures[0] ?? '')).headers['content-type']).toBe('image/png');
  await work('release', { code });
  expect((await shown())[0]?.pictures).toEqual(file_rids.map((rid) => `/api/open/evaluation/picture/${rid}`));
  const { headers, statusCode } = await t.app.inject(open);
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    ...[200, 'image/png', 'nosniff'],
  ]);
  await work('hide', { code, reason: '含他人照片' });
  expect((await t.app.inject(open)).statusCode).toBe(404);
});

test('files that are not pictures, and pictures of others or of another evaluation, are refused', async () => {
  const file = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, file, who.token)).data;
  const foreign = await picture(t, await member(t.db, {}, t.clock.now()));
  const used = await picture(t, who);
  await evaluate(t, who, desk, { file_rids: [used] });
  const placed = await order(t, who);
  await desk.deliver(placed.code);
  const item_rid = await itemOf(t, who, placed.rid);
  for (const rid of [file_rid, foreign, used]) {
    const input = { item_rid, stars: 5, file_rids: [rid] };
    expect((await t.call('auth/evaluate/add', input, { token: who.token })).error).toBe('not_found');
  }
  const own = await t.call('auth/evaluate/list4person', { order_rid: placed.rid }, { token: who.token });
  expect(own.data.list).toEqual([]);
});

test('an order asks for evaluations when it is paid, until each service has one; a charge is no service', async () => {
  const by = { token: who.token };
  const planned = [await plan(t, who, 'xrd'), await plan(t, who, 'sem')];
  const { data: placed } = await t.call('auth/order/add', orderInput(planned), by);
  const detail = async () => (await t.call('auth/web/order/detail', { rid: placed.rid }, by)).data;
  const items = (await detail()).items.map(({ rid }) => ({ rid, unit_fen: 100, count: 1 }));
  const charges = [{ name: '加急费', unit_fen: 5000 }];
  const quoted = await quoteOrder(t, desk.token, { code: placed.code, items, charges });
  await t.call('auth/quotation/accept', { rid: quoted.data.rid }, by);
  const read = async () => (await t.call('auth/evaluate/order', { order_rid: placed.rid }, by)).data;
  expect((await read()).items.map(({ can }) => can)).toEqual([false, false]);
  await desk.deliver(placed.code);
  expect(await read()).toMatchObject({ items: [{ can: true, evaluation: null }, { can: true }], points: 20 });
  await t.db.transaction((tx) => tx.update(orders).set({ state: 'paid' }).where(eq(orders.rid, placed.rid)));
  const add = (item_rid: string) => t.call('auth/evaluate/add', { item_rid, stars: 5 }, by);
  const charge = (await detail()).items.find(({ device_rid }) => device_rid === '');
  expect((await add(charge?.rid ?? '')).error).toBe('not_found');
  const nexts: (string | null)[] = [];
  for (const { rid } of items) {
    nexts.push((await detail()).next);
    await add(rid);
  }
  const { list } = (await t.call('auth/web/order/list4person', {}, by)).data;
  expect([...nexts, list[0]?.next]).toEqual(['evaluate', 'evaluate', 'download']);
  const done = await read();
  expect(done.items.map(({ can, evaluation }) => [can, evaluation?.state])).toEqual([
    [false, 'waiting'],
    [false, 'waiting'],
  ]);
  expect(done.points).toBe(0);
});

test('the member reads the state, the reason and the answer, and is told of both', async () => {
  const { code, order: ordered } = await evaluate(t, who, desk, { stars: 3 });
  await work('reply', { code, text: '感谢反馈，已改进' });
  await work('hide', { code, reason: '含联系方式' });
  const { list } = (await t.call('auth/evaluate/list4person', {}, { token: who.token })).data;
  expect(list).toMatchObject([
    { code, state: 'hidden', reason: '含联系方式', reply: { text: '感谢反馈，已改进' }, order: ordered },
  ]);
  const notices = (await t.call('auth/message/list', {}, { token: who.token })).data.list;
  const texts = notices.map(({ title, link }) => [title, link]);
  expect(texts).toContainEqual(['评价未展示', `/member/order/${ordered.rid}`]);
  expect(texts).toContainEqual(['评价有了回复', `/member/order/${ordered.rid}`]);
});

test('lists page by a cursor', async () => {
  const first = await evaluate(t, who, desk);
  t.clock.pass(1);
  const second = await evaluate(t, who, desk);
  const list = async (before?: string) =>
    (
      await t.call(
        'auth/evaluate/list4person',
        { size: 1, ...(before !== undefined && { before }) },
        { token: who.token },
      )
    ).data;
  const page = await list();
  const next = await list(page.next ?? '');
  expect([page.list[0]?.code, next.list[0]?.code, next.next]).toEqual([second.code, first.code, null]);
});
