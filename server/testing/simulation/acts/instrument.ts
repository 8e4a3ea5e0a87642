import { defaultChoices } from '@portal/shared/rules';
import { findDevice } from '../../../src/modules/device/device.repo';
import { hourly } from '../../reservations';
import type { Act } from '../act';
import type { Person } from '../people';
import type { Simulation } from '../simulation';
import { someStaff } from './lab';
import { someMember } from './order';

interface ReservationRow {
  readonly rid: string;
  readonly code: string;
  readonly starts: Date;
  readonly ends: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns two hours of the few days to come: everybody wants the same ones. */
function someTime({ chance, now }: Simulation) {
  const day = new Date(now.getTime() + 8 * hourMs + chance.between(1, 3) * dayMs).toISOString().slice(0, 10);
  const hour = 8 + 2 * chance.below(3);
  const of = (at: number) => `${day}T${String(at).padStart(2, '0')}:30:00+08:00`;
  return { starts: of(hour), ends: of(hour + chance.between(1, 2)) };
}

async function someReservation(
  simulation: Simulation,
  states: readonly string[],
  person?: Person,
): Promise<ReservationRow | undefined> {
  const found = await simulation.rows<ReservationRow>(
    `SELECT rid, code, starts, ends FROM reservation WHERE state = ANY($1) AND ($2 = '' OR user_rid = $2) ORDER BY code`,
    [states, person?.who.rid ?? ''],
  );
  return simulation.chance.pick(found);
}

const hold: Act = {
  name: 'hold instrument time',
  weight: 8,
  run: async (simulation) => {
    const { device_rid, instrument_rid } = hourly;
    const wish = { device_rid, instrument_rid, ...someTime(simulation) };
    const person = someMember(simulation);
    if (simulation.chance.isOneIn(5)) return simulation.call(person, 'auth/reservation/wait', wish);
    return simulation.call(person, 'auth/reservation/add', wish, { reservations: 1 });
  },
};

const orderTime: Act = {
  name: 'order instrument time',
  weight: 6,
  run: async (simulation) => {
    const person = someMember(simulation);
    const found = await someReservation(simulation, ['held'], person);
    if (!found) return;
    const { device_rid } = hourly;
    const { db } = simulation.process.t;
    const device = await db.read((tx) => findDevice(tx, device_rid));
    const count = Math.ceil((found.ends.getTime() - found.starts.getTime()) / hourMs);
    const input = {
      plan_rids: [],
      item: { device_rid, options: defaultChoices(device?.options ?? []), count },
      sample_source: -1 as const,
      sample_disposal: null,
      pickup: null,
      samples: [],
      return_address: null,
      reservation_rids: [found.rid],
    };
    return simulation.call(person, 'auth/order/add', input, { orders: 1 });
  },
};

const moveTime: Act = {
  name: 'move or cancel instrument time',
  weight: 4,
  run: async (simulation) => {
    const person = someMember(simulation);
    const found = await someReservation(simulation, ['held', 'booked'], person);
    if (!found) return;
    const { rid } = found;
    if (simulation.chance.isOneIn(2)) return simulation.call(person, 'auth/reservation/cancel', { rid });
    return simulation.call(person, 'auth/reservation/move', { rid, ...someTime(simulation) });
  },
};

const finishTime: Act = {
  name: 'finish or miss instrument time',
  weight: 2,
  run: async (simulation) => {
    const found = await someReservation(simulation, ['booked']);
    if (!found) return;
    const { code } = found;
    const isDone = simulation.chance.isOneIn(2);
    const path = isDone ? ('staff/reservation/finish' as const) : ('staff/reservation/miss' as const);
    return simulation.call(someStaff(simulation), path, { code, note: '' });
  },
};

export const instrumentActs = [hold, orderTime, moveTime, finishTime];
