import { limits } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { reservations } from '../../src/modules/reservation/reservation.table';
import { member, newcomer } from '../factories';
import { order } from '../orders';
import { booked, doorOf, held, hold, hourly, orderTime, wish } from '../reservations';
import { actAs, askToClose, call, last, missing, type Scenarios, t, who, work } from './scene';

/** Returns an hour that no other scenario uses, a week or more ahead of the first use; the lab is closed on Sundays. */
let first: number | undefined;
let used = 0;
export function freeHour(): { starts: string; ends: string } {
  first ??= t.clock.now().getTime() + 7 * 24 * 3_600_000;
  const [days, hour] = [Math.floor(used / 8), 9 + (used % 8)];
  used += 1;
  const day = new Date(first + days * 24 * 3_600_000);
  if (day.getUTCDay() === 0) {
    used += 7;
    return freeHour();
  }
  const on = day.toISOString().slice(0, 10);
  const at = (one: number) => `${on}T${String(one).padStart(2, '0')}:30:00+08:00`;
  return { starts: at(hour), ends: at(hour + 1) };
}

const atNight = () => {
  const day = freeHour().starts.slice(0, 10);
  return { starts: `${day}T02:00:00+08:00`, ends: `${day}T03:00:00+08:00` };
};
const add = (given: object) => call('auth/reservation/add', wish(given));
const wait = (given: object) => call('auth/reservation/wait', wish(given));
const alone = { device_rid: 'onsite-tem', instrument_rid: 'tem-1', alone: true };
const uncertified = async () => actAs(await newcomer(t.db, {}, t.clock.now()));
/** Lets another member hold a time, which it returns. */
const taken = async () => {
  const range = freeHour();
  await held(t, await member(t.db, {}, t.clock.now()), range);
  return range;
};
const cancelled = async () => {
  const { rid, code } = await held(t, who, freeHour());
  await call('auth/reservation/cancel', { rid });
  return { rid, code };
};
/** Books an hour for an order and cancels it. */
const cancelledTime = async () => {
  const time = await booked(t, who, freeHour());
  await call('auth/reservation/cancel', { rid: time.rid });
  return time;
};
const unknown = { code: 'none' };
const note = '仪器故障';
const noDoor = '0'.repeat(32);
const usedTime = { from: '2026-12-01T09:00:00+08:00', until: '2026-12-01T10:00:00+08:00' };
const onsite = { device_rid: hourly.device_rid, instrument: hourly.code };

export const reservationRefusals = {
  'open/web/instrument/free': {
    not_found: () =>
      call('open/web/instrument/free', { device_rid: 'none', from: '2026-12-01', to: '2026-12-01' }),
  },
  'auth/order/relateEquipment': { not_found: () => call('auth/order/relateEquipment', missing) },
  'auth/reservation/add': {
    not_found: () => add({ instrument_rid: 'none' }),
    account_closing: async () => {
      await askToClose();
      return add(freeHour());
    },
    profile_incomplete: async () => {
      await uncertified();
      return add(freeHour());
    },
    operation_not_permitted: () => add({ ...alone, ...freeHour() }),
    reservation_unavailable: async () => add(await taken()),
    reservation_limit: () => last(limits.heldReservations + 1, () => hold(t, who, freeHour())),
  },
  'auth/reservation/move': {
    not_found: () => call('auth/reservation/move', { ...missing, ...freeHour() }),
    reservation_unavailable: async () => {
      const { rid } = await held(t, who, freeHour());
      return call('auth/reservation/move', { rid, ...atNight() });
    },
    reservation_act_refused: async () => {
      const { rid } = await cancelled();
      return call('auth/reservation/move', { rid, ...freeHour() });
    },
  },
  'auth/reservation/rebook': {
    not_found: () => call('auth/reservation/rebook', { ...missing, ...freeHour() }),
    operation_not_permitted: async () => {
      const { rid } = await cancelledTime();
      await t.db.transaction((tx) =>
        tx.update(reservations).set({ alone: true }).where(eq(reservations.rid, rid)),
      );
      return call('auth/reservation/rebook', { rid, ...freeHour() });
    },
    reservation_unavailable: async () => {
      const { rid } = await cancelledTime();
      return call('auth/reservation/rebook', { rid, ...atNight() });
    },
    reservation_act_refused: async () => {
      const { rid } = await booked(t, who, freeHour());
      return call('auth/reservation/rebook', { rid, ...freeHour() });
    },
    order_act_refused: async () => {
      const { rid, order } = await booked(t, who, freeHour());
      await call('auth/order/cancel', { rid: order.rid, reason: '不做了' });
      return call('auth/reservation/rebook', { rid, ...freeHour() });
    },
  },
  'auth/reservation/cancel': {
    not_found: () => call('auth/reservation/cancel', missing),
    reservation_act_refused: async () => {
      const { rid } = await cancelled();
      return call('auth/reservation/cancel', { rid });
    },
  },
  'auth/reservation/wait': {
    not_found: () => wait({ device_rid: 'none' }),
    account_closing: async () => {
      await askToClose();
      return wait(freeHour());
    },
    profile_incomplete: async () => {
      await uncertified();
      return wait(freeHour());
    },
    operation_not_permitted: () => wait({ ...alone, ...freeHour() }),
    reservation_unavailable: () => wait(atNight()),
    reservation_limit: () => last(limits.reservationWaits + 1, async () => wait(await taken())),
    wait_not_needed: () => wait(freeHour()),
  },
  'auth/reservation/unwait': { not_found: () => call('auth/reservation/unwait', missing) },
  'auth/reservation/door': { not_found: () => call('auth/reservation/door', { door: noDoor }) },
  'auth/reservation/begin': {
    not_found: async () => call('auth/reservation/begin', { ...missing, door: await doorOf(t) }),
    reservation_act_refused: async () => {
      const { rid } = await booked(t, who, freeHour());
      return call('auth/reservation/begin', { rid, door: await doorOf(t) });
    },
  },
  'auth/reservation/finish': {
    not_found: async () => call('auth/reservation/finish', { ...missing, door: await doorOf(t) }),
    reservation_act_refused: async () => {
      const { rid } = await booked(t, who, freeHour());
      return call('auth/reservation/finish', { rid, door: await doorOf(t) });
    },
  },
  'staff/reservation/begin': {
    not_found: () => work('staff/reservation/begin', unknown),
    reservation_act_refused: async () =>
      work('staff/reservation/begin', { code: (await booked(t, who, freeHour())).code }),
  },
  'staff/reservation/correct': {
    not_found: () => work('staff/reservation/correct', { ...unknown, note, used: usedTime }),
    reservation_act_refused: async () => {
      const { code } = await booked(t, who, freeHour());
      return work('staff/reservation/correct', { code, note, used: usedTime });
    },
  },
  'staff/instrument/doorSign': { not_found: () => work('staff/instrument/doorSign', { code: 'NONE' }) },
  'staff/reservation/list': {
    not_found: () => work('staff/reservation/list', { day: '2026-12-01', instrument: 'NONE' }),
  },
  'staff/reservation/waits': {
    not_found: () => work('staff/reservation/waits', { from: '2026-12-01', instrument: 'NONE' }),
  },
  'staff/reservation/endWait': {
    not_found: () => work('staff/reservation/endWait', { rid: 'none', note }),
  },
  'staff/reservation/finish': {
    not_found: () => work('staff/reservation/finish', unknown),
    reservation_act_refused: async () =>
      work('staff/reservation/finish', { code: (await booked(t, who, freeHour())).code }),
  },
  'staff/reservation/miss': {
    not_found: () => work('staff/reservation/miss', unknown),
    reservation_act_refused: async () =>
      work('staff/reservation/miss', { code: (await booked(t, who, freeHour())).code }),
  },
  'staff/reservation/cancel': {
    not_found: () => work('staff/reservation/cancel', { ...unknown, note }),
    reservation_act_refused: async () =>
      work('staff/reservation/cancel', { code: (await cancelled()).code, note }),
  },
  'staff/reservation/move': {
    not_found: () => work('staff/reservation/move', { ...unknown, ...freeHour() }),
    reservation_act_refused: async () =>
      work('staff/reservation/move', { code: (await cancelled()).code, ...freeHour() }),
    reservation_unavailable: async () => {
      const { code } = await held(t, who, freeHour());
      return work('staff/reservation/move', { code, ...(await taken()) });
    },
  },
  'staff/reservation/book': {
    not_found: () => work('staff/reservation/book', { order: 'none', ...onsite, ...freeHour() }),
    reservation_unavailable: async () => {
      const { data } = await orderTime(t, who, []);
      return work('staff/reservation/book', { order: data.code, ...onsite, ...(await taken()) });
    },
    order_act_refused: async () => {
      const { rid, code } = await order(t, who);
      await call('auth/order/cancel', { rid, reason: '不做了' });
      return work('staff/reservation/book', { order: code, ...onsite, ...freeHour() });
    },
  },
} satisfies Partial<Scenarios>;
