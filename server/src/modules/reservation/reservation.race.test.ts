import { describeOnPostgres } from '../../../testing/database';
import { member, type TestMember } from '../../../testing/factories';
import { booked, freeOn, held, hold, lab, orderTime, reservationsOf } from '../../../testing/reservations';
import { anotherProcess, type TestApp, testApp } from '../../../testing/testApp';
import { listMessages } from '../message/message.repo';
import { reservationJob, reservationReminderJob } from './reservation.job';

describeOnPostgres('instrument time with two processes', () => {
  let t: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    other = await anotherProcess(t);
  });

  test('200 members, 20 hours, overlapping wishes: no overlap and no lost hour', async () => {
    const members: TestMember[] = [];
    while (members.length < 200) members.push(await member(t.db));
    const days = ['2026-12-01', '2026-12-02'];
    const answers = await Promise.all(
      members.map((one, index) => {
        const hour = 8 + (index % 9);
        const length = 1 + (index % 2);
        const day = days[Math.floor(index / 9) % 2];
        const at = (time: number) => lab(`${String(time).padStart(2, '0')}:30`, day);
        return hold(index % 2 ? other : t, one, { starts: at(hour), ends: at(hour + length) });
      }),
    );
    const taken = answers
      .filter(({ code }) => code === 1)
      .map(({ data }) => [Date.parse(data.starts), Date.parse(data.ends)] as const)
      .sort(([a], [b]) => a - b);
    for (const [index, [starts]] of taken.entries())
      expect(starts).toBeGreaterThanOrEqual(taken[index - 1]?.[1] ?? 0);
    for (const { code, error } of answers) if (code === 0) expect(error).toBe('reservation_unavailable');
    const hours = taken.reduce((sum, [starts, ends]) => sum + (ends - starts) / 3_600_000, 0);
    t.clock.pass(31);
    const free = (await Promise.all(days.map((day) => freeOn(t, day)))).flatMap((day) => Object.values(day));
    expect(hours + free.reduce((sum, left) => sum + left, 0)).toBe(20);
  });

  test('a hold that ends while it is ordered is booked or expired, not both', async () => {
    const day = '2026-12-03';
    for (let hour = 9; hour < 13; hour++) {
      const who = await member(t.db, {}, t.clock.now());
      const at = (time: number) => lab(`${String(time).padStart(2, '0')}:30`, day);
      const { rid } = await held(t, who, { starts: at(hour), ends: at(hour + 1) });
      t.clock.pass(599);
      const ordered = orderTime(t, who, [rid], 1);
      t.clock.pass(1);
      const [order] = await Promise.all([ordered, reservationJob.run(other.deps, other.app.log)]);
      const { list } = await reservationsOf(t, who);
      expect(list).toMatchObject([{ state: order.code === 1 ? 'booked' : 'expired' }]);
      t.clock.pass(31);
      expect((await freeOn(t, day))[`${String(hour).padStart(2, '0')}:30`]).toBe(order.code === 1 ? 0 : 1);
    }
  });

  test('several processes remind once, a day and an hour before', async () => {
    const who = await member(t.db, {}, t.clock.now());
    await booked(t, who, { starts: lab('09:30', '2026-12-05'), ends: lab('10:30', '2026-12-05') });
    const remind = () =>
      Promise.all([t, other].map((one) => reservationReminderJob.run(one.deps, one.app.log)));
    const sent = async () => {
      const { rows } = await t.db.read((tx) => listMessages(tx, who.rid, { page: 1, size: 50 }));
      return rows.filter(({ title }) => title === '机时即将开始').length;
    };
    await remind();
    expect(await sent()).toBe(0);
    for (const [time, count] of [
      [lab('09:30', '2026-12-04'), 1],
      [lab('20:30', '2026-12-04'), 1],
      [lab('08:30', '2026-12-05'), 2],
      [lab('09:00', '2026-12-05'), 2],
    ] as const) {
      t.clock.set(time);
      await remind();
      await remind();
      expect(await sent()).toBe(count);
    }
  });
});
