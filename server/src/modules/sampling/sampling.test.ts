import type { Input } from '@portal/shared/contract';
import { isSampled, limits, samplingStates } from '@portal/shared/rules';
import { member, staff, type TestMember } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { settingSeed } from '../../seed/setting';
import { outboxJob } from '../message/outbox.job';
import { visitSlots } from '../visit/visit.table';
import { samplings } from './sampling.table';

type Booking = Input<'auth/sampling/add'>;

const slots = ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-18:30'];
const place = {
  name: '王小明',
  phone: '13912345678',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '中关村东路 1 号 2 单元 301',
  address_code: '110108',
};
const visit = { date: '2026-11-24', time: '08:30-10:30', ...place };

let t: TestApp;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.transaction(async (tx) => {
    await tx.delete(samplings);
    await tx.delete(visitSlots);
  });
  who = await member(t.db);
});

const book = (given: Partial<Booking> = {}, { token }: TestMember = who) =>
  t.call('auth/sampling/add', { ...visit, ...given }, { token });
const own = async ({ token }: TestMember = who) =>
  (await t.call('auth/sampling/list', {}, { token })).data.list;
const slotsOf = async (from: string, to = from) => (await t.call('open/sampling/slots', { from, to })).data;
const left = async (date: string, time: string) =>
  (await slotsOf(date))[0]?.slots.find((slot) => slot.time === time)?.left;

describe('a booking', () => {
  test('at an entered address is stored, numbered, listed and notified', async () => {
    const { data } = await book({ message: '两盒粉末' });
    expect(data.code).toMatch(/^V20261118-\d{6}$/);
    expect(await own()).toEqual([
      {
        ...data,
        state: 'booked',
        date: '2026-11-24',
        time: '08:30-10:30',
        name: '王小明',
        phone: '13912345678',
        place: '北京市海淀区中关村东路 1 号 2 单元 301',
        message: '两盒粉末',
        created: '2026-11-18T02:00:00.000Z',
        can: ['reschedule', 'cancel'],
      },
    ]);
    await outboxJob.run(t.deps, t.app.log);
    expect(t.ports.lastSms(who.phone)).toContain(data.code);
  });

  test('at a saved address keeps it when the address book changes', async () => {
    const { token } = who;
    const { data: saved } = await t.call('auth/address/add', place, { token });
    const { address_rid } = saved;
    const { date, time } = visit;
    const booked = await t.call('auth/sampling/add', { date, time, sendAddress: address_rid }, { token });
    expect(booked.status).toBe(200);
    await t.call('auth/address/edit', { ...place, address_rid, address: '别处' }, { token });
    expect((await own())[0]?.place).toContain('中关村东路 1 号');
  });

  test('is listed by its state, with the count of each state', async () => {
    const { data: first } = await book();
    const { data: second } = await book({ time: '10:30-12:30' });
    await t.call('auth/sampling/cancel', { rid: first.rid }, { token: who.token });
    await book({}, await member(t.db));
    const listed = async (states: Input<'auth/sampling/list'>['states']) =>
      (await t.call('auth/sampling/list', { states }, { token: who.token })).data;
    expect(await listed(['booked', 'confirmed'])).toMatchObject({ total: 1, list: [{ rid: second.rid }] });
    expect(await listed(['cancelled'])).toMatchObject({ total: 1, list: [{ rid: first.rid }] });
    expect(await listed([])).toMatchObject({ total: 2, counts: { booked: 1, cancelled: 1 } });
  });

  test('that is sent twice under one key is stored once', async () => {
    const headers = { 'idempotency-key': 'an-impatient-browser' };
    const send = () => t.call('auth/sampling/add', visit, { token: who.token, headers });
    expect((await send()).data).toEqual((await send()).data);
    expect(await own()).toHaveLength(1);
  });

  test('is cancelled once, and its visit is released', async () => {
    const { data } = await book();
    expect(await left(visit.date, visit.time)).toBe(settingSeed.slotCapacity - 1);
    const cancel = () => t.call('auth/sampling/cancel', { rid: data.rid }, { token: who.token });
    expect((await cancel()).status).toBe(200);
    expect(await cancel()).toMatchObject({ status: 409, msg: '该预约当前为“已取消”，不能取消' });
    expect(await left(visit.date, visit.time)).toBe(settingSeed.slotCapacity);
    expect((await own())[0]).toMatchObject({ state: 'cancelled', can: [] });
  });

  test('five open ones are the limit of a member, also for concurrent calls', async () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'].flatMap((date) =>
      slots.map((time) => ({ date, time })),
    );
    const answers = await Promise.all(days.map((day) => book(day)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.samplings);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ error: 'sampling_limit' });
  });
});

describe('a booking that is moved', () => {
  const reschedule = (rid: string, to: { date: string; time: string }, { token }: TestMember = who) =>
    t.call('auth/sampling/reschedule', { rid, ...to }, { token });

  test('takes the new visit, releases the old one, and is confirmed again', async () => {
    const { data } = await book();
    const { token } = await staff(t.db);
    await t.call('staff/sampling/move', { code: data.code, act: 'confirm' }, { token });
    const to = { date: '2026-11-26', time: '13:30-15:30' };
    expect((await reschedule(data.rid, to)).data).toMatchObject({ ...to, rid: data.rid, state: 'booked' });
    expect(await left(visit.date, visit.time)).toBe(settingSeed.slotCapacity);
    expect(await left(to.date, to.time)).toBe(settingSeed.slotCapacity - 1);
    await outboxJob.run(t.deps, t.app.log);
    expect(t.ports.lastSms(who.phone)).toContain('2026-11-26 13:30-15:30）已改期');
    // Staff can not do it.
    const byStaff = await t.call('staff/sampling/move', { code: data.code, act: 'reschedule' }, { token });
    expect(byStaff).toMatchObject({ error: 'sampling_act_refused' });
  });

  test('stays where it is when the new slot is closed or full, and when it is the same', async () => {
    const { data } = await book();
    const full = { date: '2026-11-23', time: '08:30-10:30' };
    for (let count = 0; count < settingSeed.slotCapacity; count++) await book(full, await member(t.db));
    expect(await reschedule(data.rid, full)).toMatchObject({
      fields: { time: '[取样时间]该时段已约满，请选择其他时段' },
    });
    const sunday = await reschedule(data.rid, { date: '2026-11-22', time: visit.time });
    expect(sunday).toMatchObject({ status: 409, fields: { date: '[取样日期]该日期不可预约，请重新选择' } });
    const { date, time } = visit;
    expect(await reschedule(data.rid, { date, time })).toMatchObject({ code: 1 });
    expect((await own())[0]).toMatchObject({ date, time, can: ['reschedule', 'cancel'] });
    expect(await left(date, time)).toBe(settingSeed.slotCapacity - 1);
  });

  test('is not moved after it was cancelled', async () => {
    const other = await member(t.db);
    const { data: gone } = await book({}, other);
    await t.call('auth/sampling/cancel', { rid: gone.rid }, { token: other.token });
    expect(await reschedule(gone.rid, { date: '2026-11-25', time: visit.time }, other)).toMatchObject({
      msg: '该预约当前为“已取消”，不能改期',
    });
  });
});

describe('a member books and moves visits twenty times a day at most', () => {
  const { visitChanges } = limits;
  const refusal = {
    status: 429,
    error: 'too_many_requests',
    msg: expect.stringContaining('最多预约和改期 20 次'),
  };
  const cancel = async (rid: string) =>
    (await t.call('auth/sampling/cancel', { rid }, { token: who.token })).status;

  test('by booking, cancelling and booking again; the last booking can still be cancelled', async () => {
    for (let round = 1; round < visitChanges; round++)
      expect(await cancel((await book()).data.rid)).toBe(200);
    const { data } = await book();
    expect(await book({ time: '10:30-12:30' })).toMatchObject(refusal);
    const to = { date: '2026-11-25', time: visit.time };
    expect(
      await t.call('auth/sampling/reschedule', { rid: data.rid, ...to }, { token: who.token }),
    ).toMatchObject(refusal);
    expect(await left(to.date, to.time)).toBe(settingSeed.slotCapacity);
    expect(await cancel(data.rid)).toBe(200);
  });

  test('by moving a visit; a refused attempt and the same visit do not count', async () => {
    const { data } = await book();
    const move = (date: string) =>
      t.call('auth/sampling/reschedule', { rid: data.rid, date, time: visit.time }, { token: who.token });
    for (let round = 0; round < visitChanges; round++)
      expect(await book({ date: '2026-11-22' })).toMatchObject({ error: 'pickup_slot_unavailable' });
    const days = ['2026-11-25', '2026-11-26'];
    for (let round = 1; round < visitChanges; round++) {
      expect((await move(days[round % 2] ?? '')).status).toBe(200);
      expect((await move(days[round % 2] ?? '')).status).toBe(200);
    }
    expect(await move(visit.date)).toMatchObject(refusal);
  });
});

test('the visits at which samples were taken are listed by the rule of the order form', async () => {
  const rows = samplingStates.flatMap((state) =>
    ['2026-11-17', '2026-11-18', '2026-11-19'].map((date) => ({ state, date, code: `${state}-${date}` })),
  );
  await t.db.transaction((tx) =>
    tx.insert(samplings).values(
      rows.map((row) => ({
        ...row,
        ...place,
        rid: `r-${row.code}`,
        user_rid: who.rid,
        time: visit.time,
        message: '',
        created: t.clock.now(),
      })),
    ),
  );
  const { data } = await t.call('auth/sampling/list', { sampled: true }, { token: who.token });
  const expected = rows.filter((row) => isSampled(row, '2026-11-18')).map(({ code }) => code);
  expect(data.list.map(({ code }) => code).sort()).toEqual(expected.sort());
  expect(data.total).toBe(expected.length);
  expect(await own()).toHaveLength(rows.length);
});

describe('refused, with its field', () => {
  test.each<[string, string, Partial<Booking>]>([
    ['name', '[姓名]不能为空', { name: ' ' }],
    ['phone', '[手机]不能为空', { phone: '' }],
    ['phone', '[手机]格式不正确', { phone: '12345' }],
    ['address_code', '[取样地址]不能为空', { address_code: '' }],
    ['address', '[详细地址]不能为空', { address: '' }],
    ['date', '[取样日期]不能为空', { date: '' }],
    ['time', '[取样时间]不能为空', { time: '' }],
  ])('%s: %s', async (field, message, given) => {
    expect(await book(given)).toMatchObject({ status: 422, msg: message, fields: { [field]: message } });
  });

  test.each([
    ['yesterday', '2026-11-17'],
    ['a Sunday', '2026-11-22'],
    ['a holiday', '2027-01-01'],
    ['more than six months ahead', '2027-05-19'],
  ])('%s (%s)', async (_what, date) => {
    expect(await book({ date })).toMatchObject({
      status: 409,
      error: 'pickup_slot_unavailable',
      fields: { date: '[取样日期]该日期不可预约，请重新选择' },
    });
  });

  test('a slot that has begun, that does not exist, or that is closed on the day', async () => {
    // The test's clock shows 10:00 of this day in Shanghai.
    for (const given of [
      { date: '2026-11-18' },
      { time: '00:00-01:00' },
      { date: '2026-12-31', time: '15:30-18:30' },
    ])
      expect(await book(given)).toMatchObject({ error: 'pickup_slot_unavailable', status: 409 });
  });

  test('a day on or after that of the work at the instrument', async () => {
    for (const scene_date of ['2026-11-24', '2026-11-23'])
      expect(await book({ date: '2026-11-24', scene_date })).toMatchObject({
        error: 'pickup_slot_unavailable',
        fields: { date: '[取样日期]须早于现场测试日期' },
      });
    const { data } = await book({ date: '2026-11-24', scene_date: '2026-11-26' });
    expect(data.scene_date).toBe('2026-11-26');
    const move = (date: string) =>
      t.call('auth/sampling/reschedule', { rid: data.rid, date, time: visit.time }, { token: who.token });
    expect(await move('2026-11-26')).toMatchObject({ fields: { date: '[取样日期]须早于现场测试日期' } });
    expect(await move('2026-11-25')).toMatchObject({ code: 1, data: { scene_date: '2026-11-26' } });
  });

  test('a district without visits, entered or saved', async () => {
    const far = { ...place, province: '西藏自治区', city: '拉萨市', area: '城关区', address_code: '540102' };
    expect(await book(far)).toMatchObject({ error: 'pickup_unavailable', fields: { address_code: /./ } });
    const { data } = await t.call('auth/address/add', far, { token: who.token });
    const { date, time } = visit;
    const saved = { date, time, sendAddress: data.address_rid };
    expect(await t.call('auth/sampling/add', saved, { token: who.token })).toMatchObject({
      fields: { sendAddress: '[取样地址]该地区暂未开通上门取样服务' },
    });
  });
});

describe('slots', () => {
  test('list their free visits; closed days and slots have 0', async () => {
    await book();
    const days = await slotsOf('2026-11-21', '2026-11-24');
    expect(days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
    expect(days[1]?.slots).toEqual(slots.map((time) => ({ time, left: 0, closed: true, disabled: true })));
    expect(days[3]?.slots.map((slot) => slot.left)).toEqual([2, 3, 3, 3]);
  });

  test('a full one is refused for every member', async () => {
    for (let count = 0; count < settingSeed.slotCapacity; count++) await book({}, await member(t.db));
    expect(await book()).toMatchObject({ fields: { time: '[取样时间]该时段已约满，请选择其他时段' } });
    expect(await own()).toEqual([]);
  });

  test.each([
    ['2026-11-24', '2026-11-23', '[结束日期]不能早于开始日期'],
    ['2026-11-01', '2026-12-02', '[结束日期]一次最多查询 31 天'],
    ['2026-11-31', '2026-12-01', '[开始日期]格式不正确'],
  ])('from %s to %s: %s', async (from, to, msg) => {
    expect(await t.call('open/sampling/slots', { from, to })).toMatchObject({ status: 422, msg });
  });
});

test('staff list open bookings by day, confirm, finish and cancel them; the member is notified', async () => {
  const { token } = await staff(t.db);
  const { data: late } = await book({ date: '2026-11-25' });
  const { data: early } = await book();
  const { data } = await t.call('staff/sampling/list', {}, { token });
  expect(data).toMatchObject({ total: 2, next: null });
  expect(data.list.map(({ code }) => code)).toEqual([early.code, late.code]);
  const { data: first } = await t.call('staff/sampling/list', { size: 1 }, { token });
  const after = first.next ?? '';
  const { data: second } = await t.call('staff/sampling/list', { size: 1, after }, { token });
  expect([...first.list, ...second.list].map(({ code }) => code)).toEqual([early.code, late.code]);
  expect(second).toMatchObject({ total: null, next: null });
  expect(await t.call('staff/sampling/list', { after: '2026-02-30_Q1' }, { token })).toMatchObject({
    status: 422,
  });
  const move = (code: string, act: 'confirm' | 'finish' | 'cancel', note = '') =>
    t.call('staff/sampling/move', { code, act, note }, { token });
  expect((await move(early.code, 'finish')).msg).toBe('该预约当前为“待确认”，不能完成取样');
  expect((await move(early.code, 'confirm')).data.state).toBe('confirmed');
  expect((await move(early.code.toLowerCase(), 'finish')).data).toMatchObject({ state: 'done', can: [] });
  expect(await move(late.code, 'cancel')).toMatchObject({ status: 422, fields: { note: '[备注]不能为空' } });
  await move(late.code, 'cancel', '当日道路封闭');
  const notices = await t.call('auth/message/list', {}, { token: who.token });
  expect(notices.data.list.map(({ text }) => text).join()).toContain('当日道路封闭');
  expect((await t.call('staff/sampling/list', { states: ['done'] }, { token })).data.total).toBe(1);
  const byCode = { code: ` ${late.code.toLowerCase()}` };
  expect((await t.call('staff/sampling/list', byCode, { token })).data).toMatchObject({
    total: 1,
    list: [{ code: late.code, state: 'cancelled' }],
  });
});
