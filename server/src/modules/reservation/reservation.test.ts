import { member, newcomer, type TestMember } from '../../../testing/factories';
import {
  booked,
  freeOn,
  held,
  hold,
  hourly,
  lab,
  reservationsOf,
  type wish,
} from '../../../testing/reservations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { reservationJob } from './reservation.job';

let t: TestApp;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  who = await member(t.db, {}, t.clock.now());
});
afterEach(async () => {
  // Each test finds the instrument free.
  t.clock.pass(700);
  await reservationJob.run(t.deps, t.app.log);
});

const minutes = (count: number) => t.clock.pass(count * 60);

test('free time is public: slots of the opening hours, without those that are taken', async () => {
  expect(Object.keys(await freeOn(t))).toEqual([
    ...['08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:30', '17:30'],
  ]);
  await held(t, who);
  expect(await freeOn(t)).toMatchObject({ '08:30': 0, '09:30': 0, '10:30': 1 });
  expect(await freeOn(t, '2026-11-29')).toEqual({});
  expect(Object.values(await freeOn(t, '2026-11-17'))).toEqual(Array(10).fill(0));
  expect(Object.values(await freeOn(t, '2027-01-19'))).toEqual(Array(10).fill(0));
});

test('a hold lasts ten minutes, then its time is free for others', async () => {
  const { rid, until, state, can } = await held(t, who);
  expect([state, can]).toEqual(['held', ['order', 'move', 'cancel']]);
  expect(Date.parse(until ?? '') - t.clock.now().getTime()).toBe(600_000);
  const other = await member(t.db, {}, t.clock.now());
  expect(await hold(t, other)).toMatchObject({ status: 409, error: 'reservation_unavailable' });
  minutes(10);
  const { list } = await reservationsOf(t, who);
  expect(list).toMatchObject([{ rid, can: [] }]);
  expect(await hold(t, other)).toMatchObject({ status: 200 });
  expect((await reservationsOf(t, who)).counts).toEqual({ expired: 1 });
});

test('time that overlaps in part, is closed, past, too long or too far ahead is refused with the reason', async () => {
  await held(t, who);
  const other = await member(t.db, {}, t.clock.now());
  const refused = async (given: Parameters<typeof wish>[0]) => (await hold(t, other, given)).msg;
  expect(await refused({ starts: lab('09:30'), ends: lab('11:30') })).toContain('已被预约');
  expect(await refused({ starts: lab('07:30'), ends: lab('08:30') })).toContain('开放时间');
  expect(await refused({ starts: lab('11:00'), ends: lab('12:00') })).toContain('开放时间');
  const past = '2026-11-18';
  expect(await refused({ starts: lab('09:30', past), ends: lab('10:30', past) })).toContain('已经开始');
  const far = '2027-01-20';
  expect(await refused({ starts: lab('09:30', far), ends: lab('10:30', far) })).toContain('提前 60 天');
  const next = lab('12:00', '2026-12-02');
  expect(await refused({ ends: next })).toContain('24 小时');
  expect((await hold(t, other, { ends: lab('08:30') })).fields).toEqual({
    ends: '[结束时间]须晚于开始时间',
  });
  expect((await hold(t, other, { instrument_rid: 'tem-1' })).fields).toEqual({
    instrument_rid: '[仪器]不用于该项目',
  });
});

test('a member has no two reservations of one instrument at a time, and holds ten at most', async () => {
  const bench = { device_rid: 'onsite-glovebox', instrument_rid: 'gb-1' };
  await held(t, who, bench);
  expect((await hold(t, who, bench)).msg).toContain('您在该时段已有');
  const other = await member(t.db, {}, t.clock.now());
  expect((await hold(t, other, bench)).status).toBe(200);
  const third = await member(t.db, {}, t.clock.now());
  expect((await hold(t, third, bench)).msg).toContain('已被预约');
  for (let day = 2; day <= 11; day++) {
    const date = `2026-12-${String(day).padStart(2, '0')}`;
    const answer = await hold(t, third, { ...bench, starts: lab('12:30', date), ends: lab('13:30', date) });
    if (date !== '2026-12-06') expect(answer.status).toBe(200);
  }
  await held(t, third, { starts: lab('12:30'), ends: lab('13:30') });
  expect(await hold(t, third, { starts: lab('14:30'), ends: lab('15:30') })).toMatchObject({
    error: 'reservation_limit',
  });
});

test('only certified members hold time', async () => {
  const answer = await hold(t, await newcomer(t.db, {}, t.clock.now()));
  expect(answer).toMatchObject({ status: 409, error: 'profile_incomplete' });
  expect(answer.fields).toHaveProperty(['profile.name']);
});

test('a hold is moved and cancelled; its time is free at once', async () => {
  const { rid } = await held(t, who);
  const { token } = who;
  const to = { rid, starts: lab('09:30'), ends: lab('11:30') };
  expect((await t.call('auth/reservation/move', to, { token })).data).toMatchObject({ state: 'held' });
  expect(await freeOn(t)).toMatchObject({ '08:30': 1, '09:30': 0, '10:30': 0, '11:30': 1 });
  const longer = await t.call('auth/reservation/move', { ...to, ends: lab('12:30') }, { token });
  expect(longer.fields).toEqual({ ends: '时长须与原来相同' });
  expect((await t.call('auth/reservation/cancel', { rid }, { token })).status).toBe(200);
  expect(await t.call('auth/reservation/cancel', { rid }, { token })).toMatchObject({
    error: 'reservation_act_refused',
    msg: '该预约当前为“已取消”，不能取消',
  });
  expect(await freeOn(t)).toMatchObject({ '09:30': 1 });
});

test('a booked reservation is moved and cancelled until 24 hours before', async () => {
  const [today, day] = ['2026-11-18', '2026-11-19'];
  t.clock.set(lab('14:00', today));
  who = await member(t.db, {}, t.clock.now());
  const { rid } = await booked(t, who, { starts: lab('14:30', day), ends: lab('15:30', day) });
  const { token } = who;
  const to = { rid, starts: lab('15:30', day), ends: lab('16:30', day) };
  t.clock.set(lab('14:30', today));
  expect((await t.call('auth/reservation/move', to, { token })).data).toMatchObject({ state: 'booked' });
  t.clock.set(lab('15:31', today));
  const late = { error: 'reservation_act_refused', msg: expect.stringContaining('不足 24 小时') };
  expect(await t.call('auth/reservation/move', to, { token })).toMatchObject(late);
  expect(await t.call('auth/reservation/cancel', { rid }, { token })).toMatchObject(late);
  t.clock.set(lab('15:30', today));
  expect((await t.call('auth/reservation/cancel', { rid }, { token })).status).toBe(200);
  expect(await freeOn(t, day)).toMatchObject({ '15:30': 1 });
});

test('the list has what is to come first, then the latest, and filters by state', async () => {
  const { token } = who;
  const at = (day: string) => ({ starts: lab('16:30', day), ends: lab('17:30', day) });
  const late = await booked(t, who, at('2026-12-12'));
  const soon = await booked(t, who, at('2026-12-11'));
  const gone = await held(t, who, at('2026-12-10'));
  await t.call('auth/reservation/cancel', { rid: gone.rid }, { token });
  const older = await held(t, who, at('2026-12-09'));
  await t.call('auth/reservation/cancel', { rid: older.rid }, { token });
  const all = await reservationsOf(t, who);
  expect(all.list.map(({ rid }) => rid)).toEqual([soon, late, gone, older].map(({ rid }) => rid));
  expect(all).toMatchObject({ total: 4, counts: { booked: 2, cancelled: 2 } });
  expect(all.list[0]).toMatchObject({ order: soon.order, instrument: { code: hourly.code } });
  const page = await reservationsOf(t, who, { states: ['cancelled'], size: 1, page: 2 });
  expect(page).toMatchObject({ total: 2, list: [{ rid: older.rid }] });
});
