import { limits } from '@portal/shared/rules';
import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { order } from '../../../testing/orders';
import { anotherProcess, type TestApp, testApp } from '../../../testing/testApp';

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

describeOnPostgres('at the same time', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });

  const left = async (time: string) => {
    const { data } = await t.call('open/sampling/slots', { from: visit.date, to: visit.date });
    return data[0]?.slots.find((slot) => slot.time === time)?.left;
  };

  test('of 500 clients at two processes, as many get the slot as it holds', async () => {
    const both = [t, await anotherProcess(t)];
    const members = await Promise.all(Array.from({ length: 100 }, () => member(t.db)));
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, client) => {
        const token = members[client % members.length]?.token ?? '';
        return (both[client % 2] ?? t).call('auth/sampling/add', visit, { token });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.slotCapacity);
    for (const { status, error } of answers.filter((one) => one.status !== 200))
      expect({ status, error }).toEqual({ status: 409, error: 'pickup_slot_unavailable' });
    expect(await left(visit.time)).toBe(0);
  });

  test('pick-ups of orders and bookings draw on the same visits, and give them back', async () => {
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
    expect(booked.length + ordered.length).toBe(limits.slotCapacity);
    expect(await left(time)).toBe(0);
    for (const { rid, token } of ordered)
      await t.call('auth/order/cancel', { rid, reason: '改期' }, { token });
    expect(await left(time)).toBe(ordered.length);
  });

  test('a booking that is cancelled many times gives one visit back', async () => {
    const { token } = await member(t.db);
    const time = '15:30-18:30';
    const { data } = await t.call('auth/sampling/add', { ...visit, time }, { token });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => t.call('auth/sampling/cancel', { rid: data.rid }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left(time)).toBe(limits.slotCapacity);
  });
});
