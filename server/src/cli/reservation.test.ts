import { member } from '../../testing/factories';
import { lab } from '../../testing/orders';
import { booked, lab as labTime } from '../../testing/reservations';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

const range = (from: string, to: string, day?: string) => ({
  starts: labTime(from, day),
  ends: labTime(to, day),
});
const sem = { device_rid: 'onsite-sem', instrument_rid: 'sem-1' };

test('reservations of a day are listed, moved and cancelled', async () => {
  const who = await member(t.db);
  const { code } = await booked(t, who, range('08:30', '10:30'));
  expect((await typed('reservations 2026-12-02')).out).toBe('2026-12-02 没有机时预约');
  const { out } = await typed('reservations 2026-12-01 --instrument XPS-1');
  expect(out).toContain(`${code}　已预约　2026-12-01 08:30–10:30　XPS-1　光电子能谱仪机时　工程师协助`);
  const begins = Date.parse(labTime('08:30'));
  expect((await typed(`reservations 2026-12-01 --after ${begins - 1}_a`)).out).toContain(code);
  expect((await typed(`reservations 2026-12-01 --after ${begins + 1}_a`)).out).toBe(
    '2026-12-01 没有机时预约',
  );
  expect((await typed(`reservation move ${code} 2026-12-02 09:30-11:30`)).out).toContain(
    '2026-12-02 09:30–11:30',
  );
  expect((await typed(`reservation finish ${code}`)).out).toBe('机时尚未开始，不能完成');
  expect((await typed(`reservation cancel ${code} --note 仪器故障`)).out).toContain('已取消');
});

test('a closed day moves reservations to another instrument, or cancels them, and tells the members', async () => {
  const first = await member(t.db, {}, t.clock.now());
  const second = await member(t.db, {}, t.clock.now());
  const hold = async (token: string, instrument_rid: string) =>
    t.call('auth/reservation/add', { ...sem, instrument_rid, ...range('09:30', '10:30') }, { token });
  const one = (await hold(first.token, 'sem-1')).data;
  expect((await typed('instrument close SEM-1 2026-12-01 2026-12-01 --reason 检修')).out).toBe(
    'SEM-1　改到其他仪器 1 个预约，取消 0 个',
  );
  const { list } = (await t.call('auth/web/reservation/list4person', {}, { token: first.token })).data;
  expect(list).toMatchObject([{ rid: one.rid, instrument: { code: 'SEM-2' } }]);
  expect((await hold(second.token, 'sem-1')).error).toBe('reservation_unavailable');
  expect((await typed('instrument out SEM-2 --reason 真空故障')).out).toContain('取消 1 个');
  const { data } = await t.call('auth/message/list', {}, { token: first.token });
  expect(data.list.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['机时预约已改期', '机时预约已取消']),
  );
  expect((await typed('instruments')).out).toContain('【暂停使用】真空故障');
  expect((await typed('instrument in SEM-2')).out).not.toContain('暂停使用');
});

test('a member operates alone with a permission, and with an operator after it was taken back', async () => {
  const who = await member(t.db, {}, t.clock.now());
  const alone = { ...sem, ...range('14:30', '15:30'), alone: true };
  const day = { starts: labTime('14:30', '2026-12-03'), ends: labTime('15:30', '2026-12-03') };
  const add = () => t.call('auth/reservation/add', { ...alone, ...day }, { token: who.token });
  expect((await add()).error).toBe('operation_not_permitted');
  expect((await typed(`instrument permit SEM-1 ${who.phone}`)).code).toBe(0);
  const { token } = await lab(t);
  const permitted = await t.call(
    'staff/instrument/permissions',
    { code: 'SEM-1', page: 1, size: 10 },
    { token },
  );
  expect(permitted.data.list).toMatchObject([{ account: who.phone }]);
  expect((await add()).data).toMatchObject({ alone: true });
  expect((await typed(`instrument revoke SEM-1 ${who.phone}`)).code).toBe(0);
  const { list } = (await t.call('auth/web/reservation/list4person', {}, { token: who.token })).data;
  expect(list).toMatchObject([{ alone: false }]);
});

test('hours that have begun are recorded as used, or as missed', async () => {
  const day = '2026-12-04';
  const of = async (from: string, to: string) =>
    (await booked(t, await member(t.db, {}, t.clock.now()), range(from, to, day))).code;
  const used = await of('08:30', '09:30');
  const missed = await of('09:30', '10:30');
  t.clock.set(labTime('09:45', day));
  expect((await typed(`reservation finish ${used}`)).out).toContain(`${used}　已完成`);
  expect((await typed(`reservation miss ${missed} --note 未到场`)).out).toContain(`${missed}　未到场`);
  expect((await typed(`reservation finish ${missed}`)).code).not.toBe(0);
});
