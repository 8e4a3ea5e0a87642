import type { Data, Input } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { instruments } from '../src/modules/instrument/instrument.table';
import type { TestMember } from './factories';
import { orderInput, plan } from './orders';
import type { Answer, TestApp } from './testApp';

/** A service that is counted in hours, and the seeded instrument that only it uses: Monday to Saturday, 08:30–18:30. */
export const hourly = { device_rid: 'onsite-xps', instrument_rid: 'xps-1', code: 'XPS-1' };

/** Returns an instant of the lab's time, by default on Tuesday, 2026-12-01. */
export const lab = (time: string, day = '2026-12-01'): string => `${day}T${time}:00+08:00`;

type Wish = Input<'auth/reservation/add'>;

/** Returns a wish for two hours of {@link hourly} from 08:30 on; `given` overrides it. */
export function wish(given: Partial<Wish> = {}): Wish {
  const { device_rid, instrument_rid } = hourly;
  return { device_rid, instrument_rid, starts: lab('08:30'), ends: lab('10:30'), ...given };
}

export const hold = (t: TestApp, { token }: TestMember, given: Partial<Wish> = {}) =>
  t.call('auth/reservation/add', wish(given), { token });

/** Holds time and returns the reservation; throws when it is refused. */
export async function held(
  t: TestApp,
  who: TestMember,
  given: Partial<Wish> = {},
): Promise<Data<'auth/reservation/add'>> {
  const answer = await hold(t, who, given);
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}

/** Orders so many hours of {@link hourly} directly with these reservations. */
export async function orderTime(
  t: TestApp,
  who: TestMember,
  reservation_rids: readonly string[],
  count = 2,
): Promise<Answer<'auth/order/add'>> {
  const planned = await plan(t, who, hourly.device_rid, count);
  const { device_rid, options } = planned;
  const given = {
    ...orderInput([planned]),
    plan_rids: [],
    item: { device_rid, options, count },
    reservation_rids: [...reservation_rids],
  };
  return t.call('auth/order/add', given, { token: who.token });
}

/** Holds time and orders it; throws when it is refused. */
export async function booked(t: TestApp, who: TestMember, given: Partial<Wish> = {}) {
  const reservation = await held(t, who, given);
  const hours = (Date.parse(reservation.ends) - Date.parse(reservation.starts)) / 3_600_000;
  const order = await orderTime(t, who, [reservation.rid], hours);
  if (order.code === 0) throw new Error(order.msg);
  return { ...reservation, order: order.data };
}

export const reservationsOf = async (
  t: TestApp,
  { token }: TestMember,
  given: Input<'auth/web/reservation/list4person'> = {},
) => (await t.call('auth/web/reservation/list4person', given, { token })).data;

/** Returns how many reservations each slot of a day takes, by its time; of {@link hourly} unless `given` says otherwise. */
export async function freeOn(
  t: TestApp,
  day = '2026-12-01',
  given: { device_rid?: string; code?: string } = {},
): Promise<Record<string, number>> {
  const { device_rid, code } = { ...hourly, ...given };
  const { data } = await t.call('open/web/instrument/free', { device_rid, from: day, to: day });
  const slots = data.find((one) => one.code === code)?.days[0]?.slots ?? [];
  return Object.fromEntries(
    slots.map(({ starts, left }) => [
      new Date(Date.parse(starts) + 8 * 3_600_000).toISOString().slice(11, 16),
      left,
    ]),
  );
}

/** Returns the code in the QR code at the door of an instrument; of {@link hourly} unless `rid` says otherwise. */
export async function doorOf(t: TestApp, rid = hourly.instrument_rid): Promise<string> {
  const [row] = await t.db.read((tx) =>
    tx.select({ door: instruments.door }).from(instruments).where(eq(instruments.rid, rid)),
  );
  return row?.door ?? '';
}
