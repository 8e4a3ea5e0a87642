import type { Input } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import { itemsOf, plan, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { devices } from '../device/device.table';
import { planItems } from './plan.table';

let t: TestApp;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  student = await member(t.db);
});

const xrd = { range: ['r10_80'], speed: ['v10'], form: ['powder'] };
const add = (input: Input<'auth/tempDevice/add'>) =>
  t.call('auth/tempDevice/add', input, { token: student.token });

describe('adding', () => {
  test('the same service with the same options adds to its count, in whatever order they are chosen', async () => {
    await add({ device_rid: 'xrd', options: { ...xrd, extra: ['match', 'size'] }, count: 2 });
    const { data } = await add({
      device_rid: 'xrd',
      options: { extra: ['size', 'match'], form: ['powder'], speed: ['v10'], range: ['r10_80'] },
    });
    expect(itemsOf(data)).toMatchObject([{ count: 3, unit_fen: 13000, total_fen: 39000, available: true }]);
    expect(data.cartNum).toBe(3);
  });

  test('the answer has the type of the item that was added last, also when it was in the plan before', async () => {
    const { token } = student;
    const latest = async () => (await t.call('auth/tempDevice', {}, { token })).data.latest_type;
    expect(await latest()).toBeNull();
    for (const [service, type] of [
      [services.sampled, 1],
      [services.area, 31],
      [services.sampled, 1],
    ] as const) {
      t.clock.pass(1);
      await plan(t, student, service);
      expect(await latest()).toBe(type);
    }
  });

  test('an option without a choice equals a missing option', async () => {
    await add({ device_rid: 'xrd', options: xrd });
    const { data } = await add({ device_rid: 'xrd', options: { ...xrd, extra: [] } });
    expect(itemsOf(data)).toMatchObject([{ count: 2, options: xrd }]);
  });

  test('other options make another item, with their price and labels', async () => {
    await add({ device_rid: 'xrd', options: xrd });
    t.clock.pass(1);
    const { data } = await add({ device_rid: 'xrd', options: { ...xrd, speed: ['v5'] } });
    expect(itemsOf(data).map((item) => item.unit_fen)).toEqual([6000, 7000]);
    expect(itemsOf(data)[1]?.option_text).toContain('扫描速度：5°/min');
  });

  test('groups are in the order of the specification: areas first, then by type', async () => {
    await plan(t, student, services.analysis);
    await plan(t, student, services.sampled);
    await plan(t, student, services.area);
    const { data } = await t.call('auth/tempDevice', {}, { token: student.token });
    expect(data.groups.map((group) => group.type_id)).toEqual([31, 1, 3]);
    expect(data.groups.map((group) => group.name)).toEqual(['专区服务', '送样检测', '数据分析']);
  });

  test.each<[string, Input<'auth/tempDevice/add'>, object]>([
    ['an unknown service', { device_rid: 'none' }, { status: 404, error: 'not_found' }],
    [
      'a choice that is missing',
      { device_rid: 'xrd', options: {} },
      { status: 422, error: 'option_invalid' },
    ],
    [
      'a choice that there is not',
      { device_rid: 'xrd', options: { ...xrd, speed: ['fast'] } },
      { status: 422, error: 'option_invalid' },
    ],
    [
      'two choices that exclude each other',
      { device_rid: 'ftir', options: { mode: ['kbr'], range: ['far'] } },
      { status: 422, error: 'option_invalid', msg: expect.stringContaining('不能与“KBr 压片透射”同选') },
    ],
    ['no pieces', { device_rid: 'xrd', options: xrd, count: 0 }, { fields: { count: '[数量]不能小于 1' } }],
    [
      'too many',
      { device_rid: 'xrd', options: xrd, count: 1000 },
      { fields: { count: '[数量]不能超过 999' } },
    ],
  ])('%s is refused', async (_, input, refusal) => {
    expect(await add(input)).toMatchObject({ code: 0, ...refusal });
  });

  test('adding never increases a count above 999', async () => {
    await add({ device_rid: 'xrd', options: xrd, count: 998 });
    expect(await add({ device_rid: 'xrd', options: xrd, count: 2 })).toMatchObject({ error: 'plan_limit' });
    expect((await add({ device_rid: 'xrd', options: xrd })).data.cartNum).toBe(999);
  });

  test('the plan has at most a hundred items, whose counts can still increase', async () => {
    const row = { user_rid: student.rid, name: 'x', type_id: 1, options: {}, count: 1, created: new Date() };
    const filled = Array.from({ length: 99 }, (_, i) => ({
      ...row,
      rid: `${student.rid}-${i}`,
      device_rid: `d${i}`,
    }));
    await t.db.transaction((tx) => tx.insert(planItems).values(filled));
    await plan(t, student, services.sampled);
    expect(await add({ device_rid: 'xrd', options: { ...xrd, speed: ['v5'] } })).toMatchObject({
      status: 409,
      error: 'plan_limit',
    });
    expect(await plan(t, student, services.sampled)).toMatchObject({ count: 2 });
  });
});

describe('changing', () => {
  test('a count is set, an item removed; items removed before are ignored', async () => {
    const { token } = student;
    const item = await plan(t, student);
    const other = await plan(t, student, services.other);
    const edited = await t.call('auth/tempDevice/edit', { rid: item.rid, count: 7 }, { token });
    expect(edited.data.cartNum).toBe(8);
    const removed = await t.call('auth/tempDevice/del', { rids: [item.rid, 'gone'] }, { token });
    expect(itemsOf(removed.data).map((one) => one.rid)).toEqual([other.rid]);
    const gone = await t.call('auth/tempDevice/edit', { rid: item.rid, count: 2 }, { token });
    expect(gone).toMatchObject({ status: 404, error: 'not_found' });
  });

  test("another member's item can be neither changed nor removed", async () => {
    const item = await plan(t, student, services.sampled, 2);
    const { token } = await member(t.db);
    const edited = await t.call('auth/tempDevice/edit', { rid: item.rid, count: 9 }, { token });
    expect(edited).toMatchObject({ status: 404 });
    await t.call('auth/tempDevice/del', { rids: [item.rid] }, { token });
    const { data } = await t.call('auth/tempDevice', {}, { token: student.token });
    expect(data.cartNum).toBe(2);
  });
});

describe('changing options', () => {
  const change = (rid: string, options: Record<string, string[]>) =>
    t.call('auth/tempDevice/options', { rid, options }, { token: student.token });

  test('the item gets the options and their price', async () => {
    const item = await plan(t, student, 'xrd');
    const [changed] = itemsOf((await change(item.rid, { ...item.options, speed: ['v5'] })).data);
    expect(changed).toMatchObject({ rid: item.rid, unit_fen: item.unit_fen + 1000, changeable: true });
    expect(changed?.option_text).toContain('扫描速度：5°/min');
  });

  test('an item with the same choice is merged into it; one saved for later is not', async () => {
    const { token } = student;
    const item = await plan(t, student, 'xrd', 2);
    const options = { ...item.options, speed: ['v5'] };
    await add({ device_rid: 'xrd', options, count: 4 });
    await t.call('auth/tempDevice/save', { rids: [item.rid], saved: true }, { token });
    await add({ device_rid: 'xrd', options: item.options, count: 3 });
    const found = itemsOf((await t.call('auth/tempDevice', {}, { token })).data);
    const other = found.find(({ count }) => count === 4);
    const { data } = await change(other?.rid ?? '', item.options);
    expect(itemsOf(data)).toMatchObject([{ rid: other?.rid, count: 7 }]);
    expect(data.saved).toMatchObject([{ count: 2 }]);
  });
});

describe('saved for later', () => {
  const save = (rid: string, saved: boolean, { token } = student) =>
    t.call('auth/tempDevice/save', { rids: [rid], saved }, { token });

  test('an item saved for later is not counted and can not be ordered; put back, it is merged with an equal one', async () => {
    const { token } = student;
    const item = await plan(t, student, 'xrd', 2);
    const { data } = await save(item.rid, true);
    expect(data).toMatchObject({
      groups: [],
      saved: [{ rid: item.rid, count: 2 }],
      cartNum: 0,
      latest_type: null,
    });
    expect((await t.call('auth/user/info', {}, { token })).data.cartNum).toBe(0);
    const quoted = await t.call('auth/order/quote', { plan_rids: [item.rid] }, { token });
    expect(quoted).toMatchObject({ error: 'plan_changed' });
    await plan(t, student, 'xrd');
    const back = (await save(item.rid, false)).data;
    expect(itemsOf(back)).toMatchObject([{ rid: item.rid, count: 3 }]);
    expect(back).toMatchObject({ saved: [], cartNum: 3 });
  });

  test("another member's item stays where it is", async () => {
    const item = await plan(t, student);
    await save(item.rid, true, await member(t.db));
    expect((await t.call('auth/tempDevice', {}, { token: student.token })).data.saved).toEqual([]);
  });
});

test('prices are current; the item of a deleted service stays as unavailable', async () => {
  const item = await plan(t, student, 'saxs');
  const where = eq(devices.rid, 'saxs');
  await t.db.transaction((tx) => tx.update(devices).set({ base_fen: 1 }).where(where));
  const cheap = await t.call('auth/tempDevice', {}, { token: student.token });
  expect(itemsOf(cheap.data)[0]?.unit_fen).toBeLessThan(item.unit_fen);
  await t.db.transaction((tx) => tx.delete(devices).where(where));
  const { data } = await t.call('auth/tempDevice', {}, { token: student.token });
  expect(itemsOf(data)).toMatchObject([{ name: item.name, available: false, total_fen: 0 }]);
});
