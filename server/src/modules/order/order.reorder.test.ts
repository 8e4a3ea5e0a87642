import { and, eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import { setCredit } from '../../../testing/money';
import { itemsOf, order, orderInput, plan } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { devices } from '../device/device.table';
import { orderItems } from './order.table';

let t: TestApp;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  student = await member(t.db);
});

const again = (rid: string) => t.call('auth/order/again', { rid }, { token: student.token });
const planned = async () => itemsOf((await t.call('auth/tempDevice', {}, { token: student.token })).data);
const update = (rid: string, values: Partial<typeof devices.$inferInsert>) =>
  t.db.transaction((tx) => tx.update(devices).set(values).where(eq(devices.rid, rid)));

test('the items of an order are in the plan again, with their options and counts, in any state', async () => {
  const items = [await plan(t, student, 'xrd', 3), await plan(t, student, 'sem', 2)];
  const { data } = await t.call('auth/order/add', orderInput(items), { token: student.token });
  await t.call('auth/order/cancel', { rid: data.rid, reason: '重复下单' }, { token: student.token });
  const first = (await again(data.rid)).data;
  expect(first).toMatchObject({ added: 2, gone: [], changed: [], prices: [], merged: [], cartNum: 5 });
  expect(first.rids).toEqual((await planned()).map((item) => item.rid));
  expect((await planned()).map(({ device_rid, count, options }) => [device_rid, count, options])).toEqual(
    items.map(({ device_rid, count, options }) => [device_rid, count, options]),
  );
  const { data: second } = await again(data.rid);
  expect(second).toMatchObject({
    rids: first.rids,
    merged: items.map(({ name, count }) => ({ name, count: 2 * count })),
    cartNum: 10,
  });
});

test('a price that changed, and one that a quotation had agreed on, are named', async () => {
  const [listed, agreed] = [await plan(t, student, 'xrd', 3), await plan(t, student, 'sem', 2)];
  const { data } = await t.call('auth/order/add', orderInput([listed, agreed]), { token: student.token });
  const cheaper = { unit_fen: agreed.unit_fen - 100, ordered_unit_fen: agreed.unit_fen };
  await t.db.transaction((tx) =>
    tx
      .update(orderItems)
      .set(cheaper)
      .where(and(eq(orderItems.order_rid, data.rid), eq(orderItems.device_rid, 'sem'))),
  );
  const [xrd] = await t.db.transaction((tx) => tx.select().from(devices).where(eq(devices.rid, 'xrd')));
  await update('xrd', { base_fen: (xrd?.base_fen ?? 0) + 500 });
  expect((await again(data.rid)).data.prices).toEqual([
    { name: listed.name, before_fen: listed.unit_fen, now_fen: listed.unit_fen + 500, agreed: false },
    { name: agreed.name, before_fen: agreed.unit_fen - 100, now_fen: agreed.unit_fen, agreed: true },
  ]);
  await update('xrd', { base_fen: xrd?.base_fen ?? 0 });
});

test('a service that is no longer offered is left out and reported', async () => {
  const { rid } = await order(t, student, 'saxs');
  await t.db.transaction((tx) => tx.delete(devices).where(eq(devices.rid, 'saxs')));
  const { data } = await again(rid);
  expect(data).toMatchObject({ added: 0, changed: [], cartNum: 0 });
  expect(data.gone).toHaveLength(1);
  expect(await planned()).toEqual([]);
});

test('an option that is no longer offered is replaced by the first one, and the service is reported', async () => {
  const options = (left: readonly string[]) => [
    {
      key: 'speed',
      label: '扫描速度',
      kind: 'single' as const,
      choices: left.map((key) => ({ key, label: key, price_fen: 0 })),
    },
  ];
  await update('raman', { options: options(['v5', 'v10']) });
  const { data: before } = await t.call(
    'auth/tempDevice/add',
    { device_rid: 'raman', options: { speed: ['v5'] } },
    { token: student.token },
  );
  const { data } = await t.call('auth/order/add', orderInput(itemsOf(before)), { token: student.token });
  await update('raman', { options: options(['v10']) });
  const answer = await again(data.rid);
  expect(answer.data).toMatchObject({ added: 1, gone: [], changed: [itemsOf(before)[0]?.name] });
  expect(await planned()).toMatchObject([{ options: { speed: ['v10'] }, available: true }]);
});

test('a plan that is full is not changed', async () => {
  await setCredit(t.db, student, 100_000_000);
  const items = [await plan(t, student, 'sem'), await plan(t, student, 'xrd', 999)];
  const { data } = await t.call('auth/order/add', orderInput(items), { token: student.token });
  await plan(t, student, 'xrd');
  expect(await again(data.rid)).toMatchObject({ status: 409, error: 'plan_limit' });
  expect(await planned()).toMatchObject([{ device_rid: 'xrd', count: 1 }]);
});
