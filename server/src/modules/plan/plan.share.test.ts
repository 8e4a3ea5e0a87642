import { eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import { itemsOf, plan } from '../../../testing/orders';
import { hourly } from '../../../testing/reservations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { devices } from '../device/device.table';

let t: TestApp;
let sender: TestMember;
let receiver: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  sender = await member(t.db, { name: '李同学' });
  receiver = await member(t.db);
});

const shared = (code: string) => t.call('open/planShare', { code });
async function share(...rids: string[]) {
  const { data } = await t.call('auth/planShare/add', { rids }, { token: sender.token });
  return data;
}
const copy = (code: string, positions: number[]) =>
  t.call('auth/planShare/copy', { code, positions }, { token: receiver.token });

test('a visitor sees the items at the list price, and of the sender the masked name only', async () => {
  const xrd = await plan(t, sender, 'xrd', 2);
  const sem = await plan(t, sender, 'sem');
  const { code, expires } = await share(sem.rid, xrd.rid);
  const { data } = await shared(code);
  expect(data).toMatchObject({ from: '李**', expires, total_fen: sem.total_fen + xrd.total_fen });
  expect(data.items.map(({ rid, device_rid, count }) => [rid, device_rid, count])).toEqual([
    ['0', 'sem', 1],
    ['1', 'xrd', 2],
  ]);
  for (const secret of [sender.rid, sender.phone, xrd.rid])
    expect(JSON.stringify(data)).not.toContain(secret);
});

test('a link keeps its items when the plan changes, ends after thirty days and when it is withdrawn', async () => {
  const { token } = sender;
  const item = await plan(t, sender);
  const { code } = await share(item.rid);
  const { code: withdrawn } = await share(item.rid);
  await t.call('auth/tempDevice/del', { rids: [item.rid] }, { token });
  await t.call('auth/planShare/del', { code: withdrawn }, { token });
  expect((await shared(code)).data.items).toMatchObject([{ name: item.name }]);
  expect(await shared(withdrawn)).toMatchObject({ status: 404, msg: '该方案链接不存在、已过期或已被撤回' });
  const { data } = await t.call('auth/planShare/list', {}, { token });
  expect(data.list).toMatchObject([{ code, names: [item.name] }]);
  t.clock.pass(30 * 24 * 3600);
  expect((await shared(code)).status).toBe(404);
  expect((await copy(code, [0])).code).toBe(0);
});

test('instrument time is shown by the link and not copied, because each member holds the own', async () => {
  const xrd = await plan(t, sender, 'xrd');
  const hours = await plan(t, sender, hourly.device_rid, 2);
  const { code } = await share(xrd.rid, hours.rid);
  expect((await shared(code)).data.items[1]).toMatchObject({ available: true, books_time: true });
  const refused = { status: 409, error: 'reservation_unusable' };
  const answer = await copy(code, [0, 1]);
  expect(answer).toMatchObject({ ...refused, msg: `[机时]不能为空，请先选择并保留“${hours.name}”的机时` });
  expect((await copy(code, [0])).data.added).toBe(1);
});

test('a receiver copies some of the items; what is no longer offered is named', async () => {
  const xrd = await plan(t, sender, 'xrd', 2);
  const sem = await plan(t, sender, 'sem');
  const saxs = await plan(t, sender, 'saxs');
  const { code } = await share(xrd.rid, sem.rid, saxs.rid);
  await t.db.transaction((tx) =>
    tx.update(devices).set({ withdrawn: t.clock.now() }).where(eq(devices.rid, 'saxs')),
  );
  expect((await shared(code)).data.items[2]).toMatchObject({ available: false });
  const { data } = await copy(code, [0, 2]);
  expect(data).toMatchObject({ added: 1, gone: [saxs.name] });
  expect(itemsOf(data.plan)).toMatchObject([{ device_rid: 'xrd', count: 2, options: xrd.options }]);
});
