import { eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab as labOf } from '../../../testing/orders';
import { booked, doorOf, hourly, lab, reservationsOf } from '../../../testing/reservations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';

let t: TestApp;
let who: TestMember;
let desk: Lab;
let door: string;
/** Each test has a day of its own, on which two hours of the one instrument are booked. The lab is closed on Sundays. */
const days = [
  '2026-12-01',
  '2026-12-03',
  '2026-12-07',
  '2026-12-09',
  '2026-12-11',
  '2026-12-15',
  '2026-12-17',
];
let day: string;
const at = (time: string) => lab(time, day);
const setClock = (time: string) => t.clock.set(at(time));

beforeAll(async () => {
  t = await testApp();
  door = await doorOf(t);
});
beforeEach(async () => {
  day = days.shift() ?? '';
  setClock('08:00');
  who = await member(t.db, {}, t.clock.now());
  desk = await labOf(t);
});

const book = () => booked(t, who, { starts: at('09:30'), ends: at('11:30') });
const begin = (rid: string, by = who, code = door) =>
  t.call('auth/reservation/begin', { rid, door: code }, { token: by.token });
const finish = (rid: string, by = who, code = door) =>
  t.call('auth/reservation/finish', { rid, door: code }, { token: by.token });

test('a member begins and ends at the door, and what is charged beyond the booked time is said', async () => {
  const { rid, code } = await book();
  setClock('09:20');
  const seen = await t.call('auth/reservation/door', { door }, { token: who.token });
  expect(seen.data).toMatchObject({
    instrument: { code: hourly.code },
    out_of_service: null,
    list: [{ rid, code, can: ['begin'], used: null, overtime: 0 }],
  });
  expect((await begin(rid)).data).toMatchObject({
    state: 'booked',
    can: ['finish'],
    used: { from: new Date(at('09:20')).toISOString(), until: null },
  });
  setClock('11:41');
  expect((await finish(rid)).data).toMatchObject({
    state: 'done',
    can: [],
    used: { until: new Date(at('11:41')).toISOString() },
    overtime: 30,
  });
  expect((await reservationsOf(t, who)).list).toMatchObject([{ rid, state: 'done', overtime: 30 }]);
});

test('use that lasts over midnight is still ended at the door, and is on its list', async () => {
  const { rid } = await book();
  setClock('10:00');
  await begin(rid);
  t.clock.set(new Date(Date.parse(at('10:00')) + 20 * 3_600_000).toISOString());
  const { data } = await t.call('auth/reservation/door', { door }, { token: who.token });
  expect(data.list).toMatchObject([{ rid, can: ['finish'] }]);
  expect((await finish(rid)).data).toMatchObject({ state: 'done', overtime: 18.5 * 60 });
});

test('only at the right door, in time, once, and by whose time it is', async () => {
  const { rid } = await book();
  setClock('09:14');
  expect((await begin(rid)).msg).toBe('开始前 15 分钟起可以开始使用');
  setClock('09:30');
  const elsewhere = await begin(rid, who, await doorOf(t, 'tem-1'));
  expect(elsewhere).toMatchObject({
    error: 'reservation_act_refused',
    msg: expect.stringContaining('到“'),
  });
  expect(await begin(rid, who, '0'.repeat(32))).toMatchObject({ status: 404, error: 'not_found' });
  expect((await begin(rid, who, 'ABC')).fields).toEqual({ door: '[门口码]格式不正确' });
  const other = await member(t.db, {}, t.clock.now());
  expect((await begin(rid, other)).error).toBe('not_found');
  expect((await t.call('auth/reservation/door', { door }, { token: other.token })).data.list).toEqual([]);
  expect((await finish(rid)).msg).toBe('该机时还没有开始使用，不能结束');
  const both = await Promise.all([begin(rid), begin(rid)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const twice = await Promise.all([finish(rid), finish(rid)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who comes after the end is told to ask the lab, which writes down the real time', async () => {
  const { rid, code } = await book();
  setClock('11:30');
  expect((await begin(rid)).msg).toContain('请联系实验室');
  const { token } = desk;
  const used = (from: string, until: string) => ({ from: at(from), until: at(until) });
  const write = (
    path: 'staff/reservation/finish' | 'staff/reservation/correct',
    from: string,
    until: string,
  ) => t.call(path, { code, used: used(from, until), note: '忘记扫码' }, { token });
  expect((await write('staff/reservation/finish', '09:30', '11:31')).fields).toEqual({
    'used.until': '[实际结束]不能晚于现在',
  });
  expect((await write('staff/reservation/finish', '11:00', '11:00')).fields).toEqual({
    'used.until': '[实际结束]须晚于实际开始',
  });
  expect((await write('staff/reservation/correct', '09:30', '11:30')).error).toBe('reservation_act_refused');
  const written = await write('staff/reservation/finish', '09:35', '11:25');
  expect(written.data).toMatchObject({ state: 'done', overtime: 0, can: ['correct'] });
  setClock('13:00');
  const corrected = await write('staff/reservation/correct', '09:35', '12:20');
  expect(corrected.data).toMatchObject({
    overtime: 60,
    used: { until: new Date(at('12:20')).toISOString() },
  });
  const [last] = await t.db.read((tx) =>
    tx.select().from(audits).where(eq(audits.act, 'reservation.correct')),
  );
  expect(last?.note).toBe(`${day} 09:35–11:25 → ${day} 09:35–12:20 忘记扫码`);
});

test('a beginning far from the booked time and a use of days are refused at their fields', async () => {
  const { code } = await book();
  t.clock.set(new Date(Date.parse(at('09:30')) + 80 * 3_600_000).toISOString());
  desk = await labOf(t);
  const write = (from: number, until: number) => {
    const hours = (count: number) => new Date(Date.parse(at('09:30')) + count * 3_600_000).toISOString();
    const input = { code, used: { from: hours(from), until: hours(until) } };
    return t.call('staff/reservation/finish', input, { token: desk.token });
  };
  expect((await write(-25, 1)).fields).toHaveProperty(['used.from']);
  expect((await write(25, 26)).fields).toHaveProperty(['used.from']);
  expect((await write(0, 49)).fields).toHaveProperty(['used.until']);
  expect((await write(0, 48)).status).toBe(200);
});

test('what is in use is neither moved, cancelled nor missed, and stays when its instrument goes out of service', async () => {
  const { code, rid } = await book();
  setClock('09:40');
  const { token } = desk;
  await t.call('staff/reservation/begin', { code }, { token });
  const to = { code, starts: at('12:30'), ends: at('14:30') };
  const answers = [
    await t.call('staff/reservation/move', to, { token }),
    await t.call('staff/reservation/cancel', { code, note: '仪器故障' }, { token }),
    await t.call('staff/reservation/miss', { code }, { token }),
  ];
  for (const { msg } of answers) expect(msg).toContain('已开始使用');
  const out = { code: hourly.code, reason: '真空故障' };
  expect((await t.call('staff/instrument/outOfService', out, { token })).data.cancelled).toBe(0);
  await t.call('staff/instrument/inService', { code: hourly.code }, { token });
  setClock('10:00');
  expect((await finish(rid)).data).toMatchObject({ state: 'done', overtime: 0 });
});

test('the sign for the door is a PDF with the code that leads there', async () => {
  const { token } = desk;
  const { data } = await t.call('staff/instrument/doorSign', { code: hourly.code }, { token });
  expect(data.page).toMatch(new RegExp(`^http.*/member/order/door/${door}$`));
  const { rawPayload, headers } = await t.app.inject(data.url);
  expect(headers['content-type']).toBe('application/pdf');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
