import { member, type TestMember } from '../../../testing/factories';
import { lab as staffDesk } from '../../../testing/orders';
import {
  booked,
  freeOn,
  held,
  hold,
  hourly,
  lab,
  orderTime,
  reservationsOf,
  wish,
} from '../../../testing/reservations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { reservationJob } from './reservation.job';

let t: TestApp;
let holder: TestMember;
let first: TestMember;
let second: TestMember;
beforeAll(async () => {
  t = await testApp();
});
/** Each test has a day of its own. */
let date = 1;
let day = '';
beforeEach(async () => {
  date += date === 5 ? 2 : 1;
  day = `2026-12-0${date}`;
  holder = await member(t.db, {}, t.clock.now());
  first = await member(t.db, {}, t.clock.now());
  second = await member(t.db, {}, t.clock.now());
});

const work = () => reservationJob.run(t.deps, t.app.log);
const wait = ({ token }: TestMember, given = {}) =>
  t.call('auth/reservation/wait', wish({ ...range(), ...given }), { token });
const range = () => ({ starts: lab('08:30', day), ends: lab('10:30', day) });
const cancel = ({ token }: TestMember, rid: string) => t.call('auth/reservation/cancel', { rid }, { token });
const offersOf = async (who: TestMember) =>
  (await reservationsOf(t, who, { states: ['held'] })).list.filter((one) => one.offered);

test('what becomes free is offered to the first who waits for 30 minutes, then to the next', async () => {
  const { rid } = await held(t, holder, range());
  await wait(first);
  t.clock.pass(1);
  await wait(second);
  await cancel(holder, rid);
  const [offer] = await offersOf(first);
  expect(offer).toMatchObject({ starts: `${day}T00:30:00.000Z`, can: ['order', 'move', 'cancel'] });
  expect(Date.parse(offer?.until ?? '') - t.clock.now().getTime()).toBe(1_800_000);
  expect((await reservationsOf(t, first)).waits).toEqual([]);
  expect((await reservationsOf(t, second)).waits).toHaveLength(1);
  const { data } = await t.call('auth/message/list', {}, { token: first.token });
  expect(data.list[0]).toMatchObject({ title: '候补的机时有空了' });
  expect(await hold(t, holder, range())).toMatchObject({ error: 'reservation_unavailable' });

  t.clock.pass(1800);
  await work();
  expect(await offersOf(first)).toEqual([]);
  expect(await offersOf(second)).toHaveLength(1);
  const [next] = await offersOf(second);
  expect((await orderTime(t, second, [next?.rid ?? ''])).status).toBe(200);
});

test('an offer that is declined goes to the next; when nobody waits the time is free', async () => {
  const { rid } = await held(t, holder, range());
  await wait(first);
  t.clock.pass(1);
  await wait(second);
  await cancel(holder, rid);
  const [offer] = await offersOf(first);
  await cancel(first, offer?.rid ?? '');
  const [next] = await offersOf(second);
  await cancel(second, next?.rid ?? '');
  expect(await freeOn(t, day)).toMatchObject({ '08:30': 1, '09:30': 1 });
});

test('a wait for more than what became free stays; one that fits is served although it came later', async () => {
  const { rid } = await held(t, holder, range());
  const rest = await held(t, await member(t.db, {}, t.clock.now()), {
    starts: lab('10:30', day),
    ends: lab('11:30', day),
  });
  await wait(first, { ends: lab('11:30', day) });
  t.clock.pass(1);
  await wait(second, { ends: lab('09:30', day) });
  await cancel(holder, rid);
  expect(await offersOf(first)).toEqual([]);
  expect(await offersOf(second)).toHaveLength(1);
  expect((await reservationsOf(t, first)).waits).toHaveLength(1);
  expect(rest.state).toBe('held');
});

test('a free time is not waited for, and a second wait for the same time changes nothing', async () => {
  expect(await wait(first)).toMatchObject({ status: 409, error: 'wait_not_needed' });
  await held(t, holder, range());
  const one = await wait(first);
  expect((await wait(first)).data).toEqual(one.data);
  const { token } = first;
  const { rid } = one.data;
  expect((await t.call('auth/reservation/unwait', { rid }, { token })).status).toBe(200);
  expect(await t.call('auth/reservation/unwait', { rid }, { token })).toMatchObject({ status: 404 });
});

test('time of a cancelled order and of a day that is open again is offered too', async () => {
  const desk = await staffDesk(t);
  const taken = await booked(t, holder, range());
  await wait(first);
  await t.call('auth/order/cancel', { rid: taken.order.rid, reason: '不做了' }, { token: holder.token });
  const [offer] = await offersOf(first);
  expect(offer).toBeDefined();
  await wait(second);
  const { token } = desk;
  const closed = { code: hourly.code, from: day, to: day, reason: '检修' };
  await t.call('staff/instrument/close', closed, { token });
  await work();
  expect(await offersOf(second)).toEqual([]);
  await t.call('staff/instrument/reopen', { code: hourly.code, day }, { token });
  await work();
  expect(await offersOf(second)).toHaveLength(1);
});

test('a time is offered with an operator when the permission to operate alone was revoked meanwhile', async () => {
  const { token } = await staffDesk(t);
  const permitted = { code: 'TEM-1', account: first.phone };
  const alone = { device_rid: 'onsite-tem', instrument_rid: 'tem-1' };
  await t.call('staff/instrument/permit', permitted, { token });
  expect(await reservationsOf(t, first)).toMatchObject({
    alone_rids: ['tem-1'],
    now: t.clock.now().toISOString(),
  });
  expect((await reservationsOf(t, holder)).alone_rids).toEqual([]);
  const { rid } = await held(t, holder, { ...range(), ...alone });
  await wait(first, { ...alone, alone: true });
  await t.call('staff/instrument/revoke', permitted, { token });
  await cancel(holder, rid);
  expect(await offersOf(first)).toMatchObject([{ alone: false }]);
  expect((await reservationsOf(t, first)).alone_rids).toEqual([]);
});

test('staff see who waits in a week, first come first, and take one off with a reason that the member reads', async () => {
  const desk = await staffDesk(t);
  await held(t, holder, range());
  await wait(first);
  t.clock.pass(1);
  await wait(second);
  const waits = async (from = day) =>
    (await t.call('staff/reservation/waits', { instrument: hourly.code, from }, { token: desk.token })).data
      .list;
  const shown = await waits();
  expect(shown.map(({ phone }) => phone)).toEqual([first.phone, second.phone]);
  expect(shown[0]).toMatchObject({ member_rid: first.rid, starts: `${day}T00:30:00.000Z` });
  expect(await waits('2026-12-24')).toEqual([]);
  const input = { rid: shown[0]?.rid ?? '', note: '该时段改作维护' };
  expect((await t.call('staff/reservation/endWait', input, { token: first.token })).status).toBe(403);
  expect((await t.call('staff/reservation/endWait', input, { token: desk.token })).status).toBe(200);
  expect((await waits()).map(({ phone }) => phone)).toEqual([second.phone]);
  const { data } = await t.call('auth/message/list', {}, { token: first.token });
  expect(data.list[0]).toMatchObject({ title: '机时候补已取消', text: expect.stringContaining('改作维护') });
  const again = await t.call('staff/reservation/endWait', input, { token: desk.token });
  expect(again).toMatchObject({ error: 'not_found', msg: '候补不存在，可能已取消或已轮到' });
});
