import type { Pickup } from '@portal/shared/contract';
import { defaultChoices, unitPrice, visitsHeld } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { member, newcomer, type TestMember } from '../../../testing/factories';
import {
  type GivenOrder,
  holdPickups,
  order,
  orderInput,
  plan,
  samplesOf,
  services,
} from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { devices } from '../device/device.table';

let t: TestApp;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  // Wednesday, 10:00 in Shanghai.
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
});

const place = (input: GivenOrder) => t.call('auth/order/add', input, { token: student.token });
const haidian = {
  name: '李同学',
  phone: '13900001111',
  province: '北京市',
  city: '市辖区',
  area: '海淀区',
  address: '学院路 30 号 5 层 501',
  address_code: '110108',
};
const booking = { type: 1 as const, date: '2026-11-19', time: '13:30-15:30', message: '' };
const placePickup = async (pickup: Pickup) => {
  const item = await plan(t, student);
  return place(orderInput([item], { sample_source: 4, pickup }));
};

describe('placing an order', () => {
  test('removes the items from the plan and stores copies of them', async () => {
    const item = await plan(t, student, services.sampled, 3);
    const kept = await plan(t, student, services.other);
    const { data } = await place(orderInput([item], { message: '易潮解' }));
    const left = await t.call('auth/tempDevice', {}, { token: student.token });
    expect(left.data).toMatchObject({ cartNum: 1, groups: [{ items: [{ rid: kept.rid }] }] });
    const placed = await t.call('auth/web/order/detail', { rid: data.rid }, { token: student.token });
    expect(placed.data).toMatchObject({
      state: 'awaiting_sample',
      type_id: 1,
      total_fen: item.total_fen,
      message: '易潮解',
      items: [{ device_rid: 'xrd', count: 3, unit_fen: item.unit_fen, option_text: item.option_text }],
      can: ['change', 'send', 'cancel'],
    });
  });

  test('increments the order count of the service', async () => {
    const before = await t.call('open/web/device/detail', { rid: services.other }, {});
    await order(t, student, services.other);
    const [row] = await t.db.read((tx) => tx.select().from(devices).where(eq(devices.rid, services.other)));
    expect(row?.order).toBe(before.data.order + 1);
  });

  test('stores a copy of a saved pick-up address', async () => {
    const { data: saved } = await t.call('auth/address/add', haidian, { token: student.token });
    const answer = await placePickup({ ...booking, address_rid: saved.address_rid });
    await t.call('auth/address/del', { address_rid: saved.address_rid }, { token: student.token });
    const placed = await t.call('auth/web/order/detail', { rid: answer.data.rid }, { token: student.token });
    expect(placed.data.pickup).toEqual({
      type: 1,
      date: '2026-11-19',
      time: '13:30-15:30',
      name: '李同学',
      phone: '13900001111',
      place: '北京市海淀区学院路 30 号 5 层 501',
      message: '',
    });
  });

  test('accepts an entered pick-up address', async () => {
    expect(await placePickup({ ...booking, ...haidian })).toMatchObject({ code: 1 });
  });
});

describe('a service that is ordered without the plan', () => {
  const saxs = async (count = 2) => {
    const { data: device } = await t.call('open/web/device/detail', { rid: 'saxs' }, {});
    const options = defaultChoices(device.options);
    return { item: { device_rid: 'saxs', options, count }, total_fen: unitPrice(device, options) * count };
  };
  const direct = async (given: Partial<GivenOrder> = {}) =>
    place({
      ...orderInput([await plan(t, student)], { samples: samplesOf(2) }),
      plan_rids: [],
      item: (await saxs()).item,
      ...given,
    });

  test('is ordered at the server’s price, and the plan stays as it was', async () => {
    const { total_fen } = await saxs();
    const { data } = await direct();
    const placed = await t.call('auth/web/order/detail', { rid: data.rid }, { token: student.token });
    expect(placed.data).toMatchObject({ total_fen, items: [{ device_rid: 'saxs', count: 2, total_fen }] });
    const left = await t.call('auth/tempDevice', {}, { token: student.token });
    expect(left.data).toMatchObject({ cartNum: 1, groups: [{ items: [{ device_rid: 'xrd' }] }] });
  });

  test('is refused at another price, with other options, and when the service is no longer offered', async () => {
    const { item, total_fen } = await saxs();
    const seen = { total_fen: total_fen - 1, due_fen: total_fen - 1, times: [] };
    expect(await direct({ seen })).toMatchObject({
      status: 409,
      error: 'seen_changed',
      msg: expect.stringMatching(/^合计由 ¥.+ 变为 ¥.+，请核对后重新确认$/),
      data: { seen: { total_fen } },
    });
    const [option = ''] = Object.keys(item.options);
    const changed = /^“.+”的选项“[^”]+”已变更，请重新选择$/;
    const refusal = async (wrong: typeof item) => (await direct({ item: wrong })).msg;
    expect(await refusal({ ...item, options: { none: ['x'] } })).toMatch(/^“.+”的选项“.+”已变更/);
    expect(await refusal({ ...item, options: { ...item.options, [option]: ['gone'] } })).toMatch(changed);
    expect(await direct({ item: { ...item, device_rid: 'none' } })).toMatchObject({
      error: 'plan_changed',
      msg: '该项目已下架，请返回项目页重新选择',
    });
  });

  test('is not ordered together with items of the plan, and an order needs one of both', async () => {
    const planned = await plan(t, student);
    for (const given of [{ plan_rids: [planned.rid] }, { item: undefined }])
      expect(await direct(given)).toMatchObject({ fields: { plan_rids: '[方案项目]不能为空' } });
  });
});

describe('sent again with the same Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-this-order' };
  const placeOnce = (input: GivenOrder) =>
    t.call('auth/order/add', input, { token: student.token, headers: key });

  test('is placed once and gets the same answer', async () => {
    const input = orderInput([await plan(t, student)]);
    const [first, again] = [await placeOnce(input), await placeOnce(input)];
    expect(again).toMatchObject({ code: 1, data: first.data });
    const { data } = await t.call('auth/web/order/list4person', {}, { token: student.token });
    expect(data.total).toBe(1);
  });

  test('another order under the key is refused', async () => {
    const input = orderInput([await plan(t, student)]);
    await placeOnce(input);
    const other = await placeOnce({ ...input, message: '另一个订单' });
    expect(other).toMatchObject({ status: 422, error: 'idempotency_mismatch' });
  });

  test('a refused order can be sent again', async () => {
    const input = orderInput([await plan(t, student)]);
    const seen = { total_fen: 1, due_fen: 1, times: [] };
    expect(await placeOnce({ ...input, seen })).toMatchObject({ error: 'seen_changed' });
    expect(await placeOnce(input)).toMatchObject({ code: 1 });
  });
});

describe('is refused, and the plan does not change', () => {
  afterEach(async () => {
    const { data } = await t.call('auth/tempDevice', {}, { token: student.token });
    expect(data.cartNum).toBeGreaterThan(0);
  });

  test('when the member is not certified, with the missing fields; after the certification the order is created', async () => {
    student = await newcomer(t.db, { name: '李同学', organization: 0 });
    const input = orderInput([await plan(t, student), await plan(t, student, services.other)]);
    expect(await place(input)).toMatchObject({
      status: 409,
      error: 'profile_incomplete',
      msg: '请先完成资料认证，再提交订单',
      fields: {
        'profile.email': '[邮箱]不能为空',
        'profile.company': '[单位名称]不能为空',
        'profile.teacher': '[导师姓名]不能为空',
        'profile.address': '[收货地区]不能为空',
      },
    });
    const { phone: _, ...where } = haidian;
    const profile = {
      ...where,
      email: 'li@example.com',
      company: '示例大学',
      organization: 0,
      teacher: '王老师',
    } as const;
    await t.call('auth/user/updateInfo', profile, { token: student.token });
    expect(await place(input)).toMatchObject({ code: 1 });
    await plan(t, student);
  });

  test('when a certified member has removed the last address', async () => {
    const { token } = student;
    const { data } = await t.call('auth/address/list', {}, { token });
    await t.call('auth/address/del', { address_rid: data[0]?.address_rid ?? '' }, { token });
    expect(await place(orderInput([await plan(t, student)]))).toMatchObject({
      error: 'profile_incomplete',
      fields: { 'profile.address': '[收货地区]不能为空' },
    });
  });

  test('when the member saw another total', async () => {
    const item = await plan(t, student);
    const seen = { total_fen: item.total_fen - 1, due_fen: item.total_fen, times: [] };
    expect(await place(orderInput([item], { seen }))).toMatchObject({ status: 409, error: 'seen_changed' });
  });

  test('when an item was deleted or belongs to another member', async () => {
    const own = await plan(t, student);
    const foreign = await plan(t, await member(t.db));
    for (const rid of [foreign.rid, 'gone']) {
      const input = orderInput([own], { plan_rids: [own.rid, rid] });
      expect(await place(input)).toMatchObject({ status: 409, error: 'plan_changed' });
    }
  });

  test('when the items are of two types', async () => {
    const items = [await plan(t, student), await plan(t, student, services.analysis)];
    expect(await place(orderInput(items))).toMatchObject({
      status: 422,
      fields: { plan_rids: '[方案项目]一次只能下单同一类型的项目' },
    });
  });

  test('when a chosen option is no longer offered', async () => {
    const item = await plan(t, student, 'gixrd');
    await t.db.transaction((tx) => tx.update(devices).set({ options: [] }).where(eq(devices.rid, 'gixrd')));
    const { data } = await t.call('auth/tempDevice', {}, { token: student.token });
    expect(data.groups[0]?.items[0]).toMatchObject({ available: false });
    const answer = await place(orderInput([item]));
    expect(answer).toMatchObject({ status: 409, error: 'plan_changed' });
    expect(answer.msg).toContain(item.name);
  });

  test.each<[string, Partial<GivenOrder>, string]>([
    ['no source though a sample is needed', { sample_source: -1, pickup: null }, 'sample_source'],
    ['an unknown source', { sample_source: 9 }, 'sample_source'],
    ['no word about the sample afterwards', { sample_disposal: null }, 'sample_disposal'],
    ['a sample that is sent, without delivery', { pickup: null }, 'pickup'],
    ['a pick-up without its booking', { sample_source: 4, pickup: null }, 'pickup'],
    ['a pick-up of a sample that is sent', { pickup: { ...booking, ...haidian } }, 'pickup'],
  ])('with %s', async (_, given, field) => {
    const item = await plan(t, student);
    const answer = await place(orderInput([item], given));
    expect(answer).toMatchObject({ status: 422, error: 'invalid_input' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('with a sample source when no item needs a sample', async () => {
    const item = await plan(t, student, services.analysis);
    expect(await place(orderInput([item], { sample_source: 1, sample_disposal: 1 }))).toMatchObject({
      fields: { sample_source: '[样品来源]所选项目无需样品' },
    });
  });

  test.each<[string, Partial<typeof booking>, string]>([
    ['a past day', { date: '2026-11-17' }, 'pickup.date'],
    ['a Sunday', { date: '2026-11-22' }, 'pickup.date'],
    ['more than six months ahead', { date: '2027-05-19' }, 'pickup.date'],
    ['an unknown slot', { time: '20:00-22:00' }, 'pickup.time'],
    ['a slot of today that has begun', { date: '2026-11-18', time: '08:30-10:30' }, 'pickup.time'],
  ])('with a pick-up on %s', async (_, given, field) => {
    const answer = await placePickup({ ...booking, ...given, ...haidian });
    expect(answer).toMatchObject({ status: 409, error: 'pickup_slot_unavailable' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('with a pick-up in a district without pick-up, or at another member’s address', async () => {
    const elsewhere = await placePickup({ ...booking, ...haidian, area: '门头沟区', address_code: '110109' });
    expect(elsewhere).toMatchObject({ status: 422, error: 'pickup_unavailable' });
    const other = await member(t.db);
    const { data: foreign } = await t.call('auth/address/add', haidian, { token: other.token });
    const answer = await placePickup({ ...booking, address_rid: foreign.address_rid });
    expect(answer).toMatchObject({ status: 404, error: 'not_found' });
  });
});

test('refusals of the form name each field', async () => {
  const item = await plan(t, student);
  const answer = await place({
    ...orderInput([item], { sample_source: 4 }),
    pickup: { ...booking, ...haidian, phone: '12', time: '' },
  });
  expect(answer.fields).toMatchObject({
    'pickup.phone': '[手机号]格式不正确',
    'pickup.time': '[取样时间]不能为空',
  });
});

test('a member holds a limited number of visits, of orders and bookings together; a cancelled one makes room', async () => {
  const pickup = { ...booking, ...haidian };
  const rid = await holdPickups(t, student, pickup, visitsHeld - 1);
  const visit = { date: '2026-11-20', time: booking.time, ...haidian };
  const book = () => t.call('auth/sampling/add', visit, { token: student.token });
  expect((await book()).status).toBe(200);
  const msg =
    '[取样日期]您已有 30 次待上门的取样（订单 29 次、预约 1 次），最多 30 次；请先取消其中一次，或在完成后再预约';
  const refusal = { status: 409, error: 'visit_limit', msg };
  expect(await placePickup(pickup)).toMatchObject({ ...refusal, fields: { 'pickup.date': msg } });
  expect(await book()).toMatchObject({ ...refusal, fields: { date: msg } });
  await t.call('auth/order/cancel', { rid, reason: '改期' }, { token: student.token });
  expect((await placePickup(pickup)).status).toBe(200);
});
