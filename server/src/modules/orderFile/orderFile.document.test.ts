import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { findOrder, itemsOf } from '../order/order.repo';

let t: TestApp;
let who: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  who = await member(t.db);
  desk = await lab(t);
});

const record = (code: string, item?: string, kind: 'record' | 'data' = 'record') =>
  send(
    t,
    'staff/order/file',
    { code, kind, ...(item && { item }) },
    { name: '记录.csv', bytes: 'a,1\n' },
    desk.token,
  );
const testRecord = async (rid: string) =>
  (await t.call('auth/order/testRecord', { rid }, { token: who.token })).data;

test('test records name their item, and the timeline says who tested when', async () => {
  const { rid, code } = await order(t, who);
  await desk.acts(code, 'confirm', 'receive');
  t.clock.pass(60);
  await desk.acts(code, 'test');
  await record(code);
  t.clock.pass(1);
  await record(code, '1');
  await record(code, undefined, 'data');
  const { records, steps } = await testRecord(rid);
  const [item] = await t.db.read((tx) => itemsOf(tx, [rid]));
  expect(records.map((one) => [one.kind, one.item?.rid ?? null, one.can])).toEqual([
    ['record', null, ['download']],
    ['record', item?.rid, ['download']],
  ]);
  expect(steps.map(({ act, by, at }) => [act, by, at])).toEqual([
    ['receive', 'staff', '2026-11-18T02:00:00.000Z'],
    ['test', 'staff', '2026-11-18T02:01:00.000Z'],
  ]);
});

test('an item that the order does not have is refused, and so is one of another kind of file', async () => {
  const { code } = await order(t, who);
  for (const answer of [await record(code, '2'), await record(code, '0'), await record(code, '1', 'data')])
    expect(answer).toMatchObject({ status: 422, fields: { item: expect.any(String) } });
});

test('the agreement and each signed copy have versions; the last copy is the current one', async () => {
  const { rid, code } = await order(t, who);
  const list = async () => (await t.call('auth/order/listProtocolFile', { rid }, { token: who.token })).data;
  expect(await list()).toMatchObject({
    signed: false,
    takes_signed: true,
    list: [{ kind: 'protocol', version: 1, current: true }],
  });
  await desk.acts(code, 'confirm');
  for (const name of ['签字.pdf', '重签.pdf']) {
    t.clock.pass(1);
    const file = { name, bytes: '%PDF-1.4\n%%EOF\n' };
    const { file_rid } = (await send(t, 'auth/upload4file', {}, file, who.token)).data;
    await t.call('auth/order/updateProtocolFile', { rid, file_rid }, { token: who.token });
  }
  const { list: files, ...state } = await list();
  expect(state).toEqual({ signed: true, takes_signed: true });
  expect(files.map(({ kind, name, version, current }) => [kind, name, version, current])).toEqual([
    ['protocol', expect.any(String), 1, true],
    ['signed', '签字.pdf', 1, false],
    ['signed', '重签.pdf', 2, true],
  ]);
  expect((await t.db.read((tx) => findOrder(tx, rid)))?.signed).toBe(true);
});
