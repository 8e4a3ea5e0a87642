import { member, staff, type TestMember } from '../../../testing/factories';
import { type Lab, lab, orderInput, plan, samplesOf, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
let first: string;
let second: string;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  who = await member(t.db);
  first = await tested(2);
  second = await tested(1);
});

/** Places an order of samples and takes it to its test. */
async function tested(count: number): Promise<string> {
  const item = await plan(t, who, 'xrd', count);
  const wanted = orderInput([item], { samples: samplesOf(count) });
  const { data } = await t.call('auth/order/add', wanted, { token: who.token });
  await desk.acts(data.code, 'receive', 'confirm', 'test');
  return data.code;
}

test('samples of several orders are measured in a run order, checked by a second person, and delivered', async () => {
  const own = { token: desk.token };
  const other = { token: (await staff(t.db)).token };
  const waiting = async () => (await t.call('staff/worksheet/waiting', {}, own)).data.list;
  expect(await waiting()).toMatchObject([
    {
      orders: [
        { code: first, samples: 2 },
        { code: second, samples: 1 },
      ],
    },
  ]);
  const wanted = { service_rid: 'xrd', codes: [first, second], note: '周一上午' };
  const { code } = (await t.call('staff/worksheet/add', wanted, own)).data;
  expect(await waiting()).toEqual([]);
  const found = (await t.call('staff/desk/find', { keyword: code.toLowerCase() }, own)).data.list;
  expect(found).toMatchObject([{ noun: 'worksheet', code, order_code: null }]);
  const records = (await t.call('staff/desk/records', { code: second }, own)).data;
  expect(records.worksheets).toMatchObject([{ code, state: 'open' }]);
  expect(await t.call('staff/worksheet/add', wanted, own)).toMatchObject({
    error: 'worksheet_empty',
    msg: expect.stringContaining(`订单 ${first}、${second} 没有这个项目的待测样品`),
  });
  const detail = async () => (await t.call('staff/worksheet/detail', { code }, own)).data;
  const seen = async (...labels: string[]) =>
    (await detail()).runs
      .filter(({ label, order_code }) => labels.includes(`${order_code} ${label}`) || labels.includes(label))
      .map(({ rid, state, checked }) => ({ rid, seen: { state, checked: checked !== null } }));

  // A blank first; the last sample of the second order before those of the first.
  const [a, b, c] = (await detail()).runs.map(({ rid }) => ({ rid }));
  if (!a || !b || !c) throw new Error('three samples are on the worksheet');
  const blank = { kind: 'blank', label: '空白' } as const;
  const arranged = { code, revision: 0, runs: [blank, c, a, b] };
  expect(await t.call('staff/worksheet/arrange', arranged, own)).toMatchObject({ code: 1 });
  expect(await t.call('staff/worksheet/arrange', arranged, own)).toMatchObject({ error: 'seen_changed' });
  expect((await detail()).runs.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'blank 空白',
    'sample S1',
    'sample S1',
    'sample S2',
  ]);

  // One row is skipped, which needs a reason; the others are measured.
  const skipped = { code, runs: await seen(`${first} S2`), state: 'skipped' } as const;
  expect(await t.call('staff/worksheet/mark', skipped, own)).toMatchObject({
    fields: { reason: '[原因]不能为空' },
  });
  await t.call('staff/worksheet/mark', { ...skipped, reason: '样品不足' }, own);
  await t.call('staff/worksheet/mark', { code, runs: await seen('空白', 'S1'), state: 'measured' }, own);
  expect(await detail()).toMatchObject({ state: 'measured', samples: 3, measured: 3, checked: 0 });

  // Who measured does not check, and nothing is delivered before somebody has.
  const all = await seen('空白', 'S1', 'S2');
  expect(await t.call('staff/worksheet/check', { code, runs: all }, own)).toMatchObject({
    error: 'own_measurement',
  });
  for (const to of [first, second])
    await send(
      t,
      'staff/order/file',
      { code: to, kind: 'data' },
      { name: 'S1.xy', bytes: '1 2' },
      desk.token,
    );
  const rows = async () =>
    (await detail()).orders.map((one) => ({
      code: one.code,
      seen: { state: one.state, due_fen: one.due_fen, revision: one.revision },
    }));
  const deliver = async () =>
    (await t.call('staff/worksheet/deliver', { code, rows: await rows() }, own)).data.list;
  expect(await deliver()).toMatchObject([
    { refused: { error: 'worksheet_unchecked' } },
    { refused: { error: 'worksheet_unchecked' } },
  ]);
  expect(await t.call('staff/worksheet/check', { code, runs: all }, other)).toMatchObject({ code: 1 });
  expect(await t.call('staff/worksheet/check', { code, runs: all }, other)).toMatchObject({
    error: 'seen_changed',
  });
  expect(await detail()).toMatchObject({ state: 'checked', checked: 3 });

  // What is to be measured again is open again, also for the delivery.
  const again = { code, runs: await seen(`${second} S1`), state: 'repeat', reason: '峰偏移' } as const;
  await t.call('staff/worksheet/mark', again, own);
  expect((await detail()).state).toBe('open');
  expect(await deliver()).toMatchObject([
    { code: second, refused: { error: 'worksheet_unchecked' } },
    { code: first, state: 'delivered', refused: null },
  ]);

  // A closed worksheet gives back what nobody has checked, and changes no more.
  await t.call('staff/worksheet/close', { code }, own);
  expect(await t.call('staff/worksheet/close', { code }, own)).toMatchObject({
    error: 'worksheet_act_refused',
  });
  expect(await waiting()).toMatchObject([{ orders: [{ code: second, samples: 1 }] }]);
  expect(await deliver()).toMatchObject([
    { code: second, refused: { error: 'worksheet_unchecked' } },
    { code: first },
  ]);
  const { list } = (await t.call('staff/worksheet/list', { states: ['closed'] }, own)).data;
  expect(list).toMatchObject([{ code, note: '周一上午', samples: 3 }]);
});
