import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, orderInput, plan, samplesOf } from '../../../testing/orders';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  who = await member(t.db);
});

/** Places an order of samples for XRD and takes it to its data; returns its keys. */
async function delivered(count = 2) {
  const item = await plan(t, who, 'xrd', count);
  const wanted = orderInput([item], { samples: samplesOf(count) });
  const { data } = await t.call('auth/order/add', wanted, { token: who.token });
  await desk.deliver(data.code);
  return { ...data, unit_fen: item.unit_fen };
}

const work = { reason: '仪器零点漂移' };
const known = async (code: string) =>
  (await t.call('staff/retest/list', { code }, { token: desk.token })).data;
const own = async (order_rid: string) =>
  (await t.call('auth/retest/list', { order_rid }, { token: who.token })).data;
const detail = async (rid: string) =>
  (await t.call('auth/web/order/detail', { rid }, { token: who.token })).data;
const notices = async () =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);

/** Begins, or proposes, the retest of the first sample. */
async function add(code: string, cause: 'fault' | 'complaint' | 'wish') {
  const [test] = (await known(code)).tests;
  const { item_rid = '', sample_rid = '' } = test ?? {};
  const wanted = { code, item_rid, sample_rid, cause, ...work };
  return t.call('staff/retest/add', wanted, { token: desk.token });
}

/** Returns how many samples of an order wait for a worksheet. */
async function waiting(code: string): Promise<number> {
  const { list } = (await t.call('staff/worksheet/waiting', {}, { token: desk.token })).data;
  return list.flatMap(({ orders }) => orders).find((one) => one.code === code)?.samples ?? 0;
}

test('a free retest is work for the bench at once, and its data stands beside the first', async () => {
  const first = await delivered();
  expect((await known(first.code)).tests).toMatchObject([
    { sample: { number: 'S1' }, fen: first.unit_fen, refused: '' },
    { sample: { number: 'S2' }, refused: '' },
  ]);
  const begun = (await add(first.code, 'fault')).data;
  expect(begun).toMatchObject({ number: 1, state: 'testing', charge_fen: 0, sample: { number: 'S1' } });
  const code = begun.order?.code ?? '';
  const rid = begun.order?.rid ?? '';
  expect(await waiting(code)).toBe(1);
  expect(await notices()).toContain('已开始复测');

  // Both sides see it on the first order, whose state and bill stay as they are.
  const shown = await detail(first.rid);
  expect(shown.state).toBe('delivered');
  expect(shown.timeline.at(-1)).toMatchObject({ act: 'retest', by: 'staff' });
  expect(shown.timeline.at(-1)?.note).toMatch(
    new RegExp(`复测 1：S1 .*${code}，预计 \\d{4}-\\d\\d-\\d\\d 出数据`),
  );
  expect(await own(first.rid)).toMatchObject({
    of: null,
    list: [{ state: 'testing', expected: expect.any(String) }],
  });
  expect(await own(rid)).toMatchObject({ of: { code: first.code, number: 1 }, list: [] });
  expect((await detail(rid)).expected).toBe((await own(first.rid)).list[0]?.expected);

  // It is open once, and a retest is not tested again as an order of its own.
  expect(await add(first.code, 'fault')).toMatchObject({ error: 'retest_refused' });
  expect((await add(first.code, 'fault')).msg).toContain('已有复测');
  expect((await add(code, 'fault')).msg).toContain(`请在原订单 ${first.code}`);

  await desk.addData(code, 'S1_复测.csv');
  await desk.acts(code, 'deliver');
  expect((await detail(rid)).state).toBe('closed');
  expect((await own(first.rid)).list).toMatchObject([{ state: 'done', order: { code } }]);
  expect((await detail(first.rid)).timeline.at(-1)?.note).toContain(`复测单 ${code} 的数据已交付`);
  const { list: files } = (await t.call('auth/web/orderFile/list4person', {}, { token: who.token })).data;
  expect(files.map(({ order }) => order.code).sort()).toEqual([first.code, code].sort());

  // What a free one delivered is not billed; the next one has the next number.
  expect(await t.call('staff/statement/add', { codes: [code] }, { token: desk.token })).toMatchObject({
    error: 'order_act_refused',
  });
  expect((await add(first.code, 'complaint')).data).toMatchObject({ number: 2, charge_fen: 0 });
});

test('a charged retest begins when the member agrees to its price, and is billed after its data', async () => {
  const first = await delivered(1);
  await desk.bill(first.code);
  const proposed = (await add(first.code, 'wish')).data;
  expect(proposed).toMatchObject({ state: 'proposed', charge_fen: first.unit_fen, order: null });
  expect(await notices()).toContain('复测待您同意');
  expect(await add(first.code, 'fault')).toMatchObject({ error: 'retest_refused' });
  const agree = (amount_fen: number, by = who) =>
    t.call('auth/retest/agree', { rid: proposed.rid, seen: { amount_fen } }, { token: by.token });
  expect(await agree(1)).toMatchObject({ error: 'seen_changed' });
  expect(await agree(first.unit_fen, await member(t.db))).toMatchObject({ error: 'not_found' });
  const { order_rid } = (await agree(first.unit_fen)).data;
  expect(await agree(first.unit_fen)).toMatchObject({ error: 'retest_refused' });
  const begun = await detail(order_rid);
  expect(begun).toMatchObject({ state: 'testing', due_fen: first.unit_fen });
  expect(await waiting(begun.code)).toBe(1);

  await desk.addData(begun.code, 'S1_复测.csv');
  await desk.acts(begun.code, 'deliver');
  const bills = billing(t, desk);
  const { rid } = await desk.bill(begun.code);
  const statement = await bills.read(who, rid);
  expect(statement.total_fen).toBe(first.unit_fen);
  expect(statement.lines).toMatchObject([{ detail: expect.stringContaining(`复测 1（${first.code}）`) }]);
  await bills.confirm(who, rid);
  expect((await detail(order_rid)).state).toBe('unpaid');
  expect((await t.call('staff/ledger/check', {}, { token: desk.token })).data).toEqual({
    total: 0,
    list: [],
  });
});

test('a charged retest is declined by the member, or withdrawn by the lab before it has data', async () => {
  const first = await delivered(1);
  const declined = (await add(first.code, 'wish')).data.rid;
  await t.call('auth/retest/decline', { rid: declined }, { token: who.token });
  t.clock.pass(60);
  const free = (await add(first.code, 'complaint')).data;
  const withdraw = (rid: string) =>
    t.call('staff/retest/withdraw', { rid, reason: '已核对原始数据' }, { token: desk.token });
  expect(await withdraw(declined)).toMatchObject({ error: 'retest_refused' });
  expect(await withdraw(free.rid)).toMatchObject({ code: 1 });
  expect(await withdraw(free.rid)).toMatchObject({ error: 'retest_refused' });
  expect((await own(first.rid)).list.map(({ state, number }) => [state, number])).toEqual([
    ['declined', 1],
    ['withdrawn', 1],
  ]);
  expect((await detail(free.order?.rid ?? '')).state).toBe('cancelled');
  expect((await detail(first.rid)).timeline.at(-1)).toMatchObject({ act: 'drop' });
  expect(await notices()).toContain('复测已撤回');
});

test('what has no data, or no sample at the lab any more, is not tested again', async () => {
  const item = await plan(t, who, 'xrd', 1);
  const { data } = await t.call('auth/order/add', orderInput([item]), { token: who.token });
  await desk.acts(data.code, 'receive', 'confirm', 'test');
  expect((await known(data.code)).tests).toMatchObject([{ refused: '订单的数据交付后才能复测' }]);
  expect(await add(data.code, 'fault')).toMatchObject({ error: 'retest_refused' });
  await desk.addData(data.code);
  await desk.acts(data.code, 'deliver');
  const { list } = (await t.call('staff/sample/expected', { code: data.code }, { token: desk.token })).data;
  const [sample] = list.flatMap(({ samples }) => samples);
  const parcel = { company: '顺丰速运', number: 'SF1234567890' };
  await t.call('staff/sample/send', { codes: [sample?.code ?? ''], ...parcel }, { token: desk.token });
  expect((await known(data.code)).tests).toMatchObject([{ refused: '样品 S1 已寄回，不能复测' }]);
});
