import type { Data, Path } from '@portal/shared/contract';
import { visitsHeld } from '@portal/shared/rules';
import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { holdPickups, order, services } from '../../../testing/orders';
import { newDataDir, startServer } from '../../../testing/serverProcess';
import { isSoak } from '../../../testing/soak';
import { type TestApp, testApp } from '../../../testing/testApp';
import { settingSeed } from '../../seed/setting';

const visit = {
  date: '2026-11-24',
  time: '08:30-10:30',
  name: '王小明',
  phone: '13912345678',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '中关村东路 1 号',
  address_code: '110108',
};

const databaseUrl = ({ db }: TestApp): string => ('url' in db ? String(db.url) : '');

/** Sends a call to a process by HTTP. */
async function post(url: string, path: Path, input: object, token = '') {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const { data } = Object(await response.json());
  return { status: response.status, data };
}

/** Books a visit. Retries after a 503, because on a slow machine a call may not get a database connection in time. */
async function book(url: string, input: object, token: string) {
  for (;;) {
    const answer = await post(url, 'auth/sampling/add', input, token);
    if (answer.status !== 503) return answer;
  }
}

/**
 * Returns a slot without any visits. It is at least a week after `now`, which is the system's time: the other tests have
 * a fixed clock and fixed dates in November 2026, and would find their slots taken.
 */
async function freeSlot(url: string, now: Date): Promise<{ date: string; time: string }> {
  const day = (ahead: number) => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { data } = await post(url, 'open/sampling/slots', { from: day(7), to: day(30) });
  const days: Data<'open/sampling/slots'> = data;
  for (const { date, slots } of days) {
    const open = slots.find(({ left }) => left === settingSeed.slotCapacity);
    if (open) return { date, time: open.time };
  }
  throw new Error('no free slot within a month');
}

describeOnPostgres('at the same time', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });

  const left = async (time: string) => {
    const { data } = await t.call('open/sampling/slots', { from: visit.date, to: visit.date });
    return data[0]?.slots.find((slot) => slot.time === time)?.left;
  };

  const clients = isSoak ? 500 : 150;
  test(`of ${clients} clients at two processes, as many get the slot as its capacity`, async () => {
    const vars = { DATABASE_URL: databaseUrl(t), PORTAL_SECRET: t.deps.secret };
    const first = await startServer({ ...vars, DATA_DIR: newDataDir() }).url;
    const second = await startServer({ ...vars, DATA_DIR: newDataDir() }).url;
    // The processes use the system clock.
    const now = new Date();
    const slot = await freeSlot(first, now);
    // Sequentially: 100 concurrent calls would exceed the time limit of waiting for the pool's connections.
    const members: Awaited<ReturnType<typeof member>>[] = [];
    while (members.length < clients / 5) members.push(await member(t.db, {}, now));
    const answers = await Promise.all(
      Array.from({ length: clients }, (_, client) => {
        const token = members[client % members.length]?.token ?? '';
        return book(client % 2 ? second : first, { ...visit, ...slot }, token);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(settingSeed.slotCapacity);
    for (const { status, data } of answers.filter((one) => one.status !== 200))
      expect([status, data.error]).toEqual([409, 'pickup_slot_unavailable']);
    const { data } = await post(second, 'open/sampling/slots', { from: slot.date, to: slot.date });
    expect(data[0].slots).toContainEqual({ time: slot.time, left: 0, closed: false, disabled: true });
  });

  test('pick-ups and bookings share the visits of a slot and release them', async () => {
    const time = '13:30-15:30';
    const pickup = { ...visit, type: 1, time } as const;
    const members = await Promise.all(Array.from({ length: 8 }, () => member(t.db)));
    const orders = members.slice(0, 4).map(async (one) => {
      const placed = await order(t, one, 'xrd', { sample_source: 4, pickup }).catch(() => undefined);
      return placed && { rid: placed.rid, token: one.token };
    });
    const bookings = members
      .slice(4)
      .map(({ token }) => t.call('auth/sampling/add', { ...visit, time }, { token }));
    const booked = (await Promise.all(bookings)).filter(({ status }) => status === 200);
    const ordered = (await Promise.all(orders)).filter((one) => one !== undefined);
    expect(booked.length + ordered.length).toBe(settingSeed.slotCapacity);
    expect(await left(time)).toBe(0);
    for (const { rid, token } of ordered)
      await t.call('auth/order/cancel', { rid, reason: '改期' }, { token });
    expect(await left(time)).toBe(ordered.length);
  });

  test('of concurrent orders and bookings of a member, one gets the last visit that a member may hold', async () => {
    const who = await member(t.db);
    const pickup = { ...visit, type: 1, date: '2026-11-27', message: '' } as const;
    await holdPickups(t, who, pickup, visitsHeld - 1);
    const times = ['10:30-12:30', '13:30-15:30', '15:30-18:30'];
    const placed = [services.sampled, services.other].map((device, index) =>
      order(t, who, device, { sample_source: 4, pickup: { ...pickup, time: times[index] ?? '' } }).then(
        () => 200,
        (error: Error) => error.message,
      ),
    );
    const booked = times.map(async (time) => {
      const answer = await t.call(
        'auth/sampling/add',
        { ...visit, date: pickup.date, time },
        { token: who.token },
      );
      return answer.status === 200 ? 200 : answer.msg;
    });
    const answers = await Promise.all([...placed, ...booked]);
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    for (const answer of answers.filter((one) => one !== 200)) expect(answer).toContain('最多 30 次');
  });

  test('a booking that is cancelled many times releases one visit', async () => {
    const { token } = await member(t.db);
    const time = '15:30-18:30';
    const { data } = await t.call('auth/sampling/add', { ...visit, time }, { token });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => t.call('auth/sampling/cancel', { rid: data.rid }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left(time)).toBe(settingSeed.slotCapacity);
  });

  test('concurrent moves into one slot do not exceed its capacity, and the refused bookings keep their slots', async () => {
    const from = { date: '2026-11-25', time: '08:30-10:30' };
    const to = { date: '2026-11-26', time: '10:30-12:30' };
    const bookings = await Promise.all(
      [from, from, from, to, to].map(async (slot) => {
        const { token } = await member(t.db);
        const { data } = await t.call('auth/sampling/add', { ...visit, ...slot }, { token });
        return { token, rid: data.rid, target: slot === from ? to : from };
      }),
    );
    const answers = await Promise.all(
      bookings.map(({ token, rid, target }) =>
        t.call('auth/sampling/reschedule', { rid, ...target }, { token }),
      ),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const free = async ({ date, time }: typeof from) => {
      const { data } = await t.call('open/sampling/slots', { from: date, to: date });
      return data[0]?.slots.find((slot) => slot.time === time)?.left ?? 0;
    };
    expect((await free(from)) + (await free(to))).toBe(2 * settingSeed.slotCapacity - bookings.length);
    const lists = await Promise.all(bookings.map(({ token }) => t.call('auth/sampling/list', {}, { token })));
    const inTo = lists.filter(({ data }) => data.list[0]?.date === to.date).length;
    expect(inTo).toBe(settingSeed.slotCapacity - (await free(to)));
  });
});
