import { labClock } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { dayStart } from '../kit/time';
import { markOldRead } from '../modules/message/message.repo';
import { changeWays } from '../modules/message/noticeChoice.service';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { cancelReservation } from '../modules/reservation/reservation.change.service';
import { holdTime, waitForTime } from '../modules/reservation/reservation.hold.service';
import type { ReservationRow } from '../modules/reservation/reservation.repo';
import { finishForMember, missReservation } from '../modules/reservation/reservation.staff.service';
import { findByAccount } from '../modules/user/user.repo';
import { people } from './demoGroupPeople';
import { demoMember } from './demoMember';
import { makeDemoOrder } from './demoOrder';
import type { DemoOrderSeed } from './demoOrderSeed';
import { seedOnce } from './seed';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

/** A service on an instrument that is open on weekdays from 08:30 to 18:30 at least. */
const tem = { device_rid: 'onsite-tem', instrument_rid: 'tem-1' };
const xps = { device_rid: 'onsite-xps', instrument_rid: 'xps-1' };
const sem = { device_rid: 'onsite-sem', instrument_rid: 'sem-1' };

/** What the reservations are made with. */
interface Desk extends Pick<Deps, 'ports' | 'now'> {
  readonly staff_rid: string;
  readonly ago: (days: number) => Date;
}

/** Time that was wished for: on a weekday so many days from now on, negative in the past, from 09:30 on. */
interface Wished {
  readonly user_rid: string;
  readonly on: typeof tem;
  readonly inDays: number;
  readonly hours: number;
  /** When it was held, in days before now. */
  readonly daysAgo: number;
}

/**
 * Creates reservations of the demo member in every state, a time that the member waits for, and choices of notices,
 * once, by the services of real ones. A held one lasts ten minutes. No text messages are sent.
 */
export async function seedDemoReservations({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo reservations', now(), async (tx) => {
    const lab = await findByAccount(tx, 'staff');
    if (!lab) throw new Error('the account of the staff is created before the demo');
    const ago = (days: number) => new Date(now().getTime() - days * dayMs);
    const desk: Desk = { ports, now, ago, staff_rid: lab.rid };
    const user_rid = demoMember.rid;
    await ended(tx, desk, 'finish', { user_rid, on: tem, inDays: -20, hours: 4, daysAgo: 26 });
    await ended(tx, desk, 'miss', { user_rid, on: xps, inDays: -9, hours: 2, daysAgo: 13 });
    await hold(tx, desk, { user_rid, on: sem, inDays: 2, hours: 1, daysAgo: 6 });
    const cancelled = await hold(tx, desk, { user_rid, on: sem, inDays: 1, hours: 2, daysAgo: 5 });
    await cancelReservation(tx, cancelled, { by: 'member', at: ago(4.999), note: '' });
    await ordered(tx, desk, { user_rid, on: tem, inDays: 3, hours: 3, daysAgo: 4 });
    await awaited(tx, desk);
    await hold(tx, desk, { user_rid, on: sem, inDays: 6, hours: 2, daysAgo: 0 });
    await changeWays(tx, user_rid, { kind: 'order', mail: true }, ago(30));
    await changeWays(tx, user_rid, { kind: 'reward', sms: false }, ago(30));
    for (const rid of [user_rid, people.doctor.rid]) {
      await removeLettersTo(tx, rid);
      await markOldRead(tx, rid, ago(3), now());
    }
  });
}

/** Returns the wanted time, on the next weekday when the day is none. */
function rangeOf(now: Date, { inDays, hours }: Pick<Wished, 'inDays' | 'hours'>) {
  const day = (days: number) => labClock(new Date(now.getTime() + days * dayMs)).today;
  const weekday = [inDays, inDays + 1, inDays + 2].find(
    (days) => ![0, 6].includes(new Date(`${day(days)}T12:00:00Z`).getUTCDay()),
  );
  const begin = dayStart(day(weekday ?? inDays)).getTime() + 9.5 * hourMs;
  return {
    starts: new Date(begin).toISOString(),
    ends: new Date(begin + hours * hourMs).toISOString(),
  };
}

function hold(tx: Tx, { now, ago }: Desk, wished: Wished): Promise<ReservationRow> {
  const input = { ...wished.on, ...rangeOf(now(), wished), alone: false };
  return holdTime(tx, wished.user_rid, input, ago(wished.daysAgo));
}

/** Holds time and orders it. */
async function ordered(
  tx: Tx,
  desk: Desk,
  wished: Wished,
  acts: DemoOrderSeed['acts'] = [['confirm', 3]],
): Promise<ReservationRow> {
  const held = await hold(tx, desk, wished);
  const { ports, now } = desk;
  const { user_rid, on, hours, daysAgo } = wished;
  const items = { [on.device_rid]: hours };
  const order = { items, daysAgo, acts, reservations: [held], source: -1, disposal: null } as const;
  await makeDemoOrder(tx, { ports, now, user_rid }, order);
  return held;
}

/** Makes time that was used or missed. The order of a missed one waits for another time. */
async function ended(tx: Tx, desk: Desk, act: 'finish' | 'miss', wished: Wished): Promise<void> {
  const later = act === 'finish' ? finished : [];
  const { ends, code } = await ordered(tx, desk, wished, [['confirm', 2], ...later]);
  const end = act === 'finish' ? finishForMember : missReservation;
  await end(tx, { code, note: '' }, { staff_rid: desk.staff_rid, at: ends });
}

/** The history after a time that begins six to eight days after the order. */
const finished = [
  ['test', 9 * 24],
  ['deliver', 9 * 24 + 4],
  ['bill', 10 * 24],
  ['accept', 11 * 24],
  ['pay', 12 * 24],
  ['close', 13 * 24],
] as const;

/** Books time for somebody else, which the demo member waits for. */
async function awaited(tx: Tx, desk: Desk): Promise<void> {
  const time = { on: xps, inDays: 5, hours: 2 };
  await ordered(tx, desk, { ...time, user_rid: people.doctor.rid, daysAgo: 3 });
  const input = { ...xps, ...rangeOf(desk.now(), time), alone: false };
  await waitForTime(tx, demoMember.rid, input, desk.ago(1));
}
