import { defaultChoices, type ReservationState, reservationActTable, unitPrice } from '@portal/shared/rules';
import { inArray } from 'drizzle-orm';
import { member, staff, type TestMember } from '../../../testing/factories';
import { setCredit } from '../../../testing/money';
import { orderInput } from '../../../testing/orders';
import { anySequence, type GeneratedStep, pick, tried } from '../../../testing/sequence';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { Tx } from '../../db/client';
import { findDevice } from '../device/device.repo';
import { check } from '../ledger/ledger.check.service';
import { cancelOrder } from '../order/order.member.service';
import { placeOrder } from '../order/order.place.service';
import { findOrders } from '../order/order.repo';
import { cancelReservation, moveReservation } from './reservation.change.service';
import { holdTime, waitForTime } from './reservation.hold.service';
import { reservationJob } from './reservation.job';
import { seenTime } from './reservation.order.service';
import type { ReservationRow } from './reservation.repo';
import { cancelForMember, finishForMember, missReservation } from './reservation.staff.service';
import { reservationSeats, reservations, reservationWaits } from './reservation.table';

let t: TestApp;
let lab: TestMember;
/** Runs follow each other in time, on one instrument that is open at all hours and takes one reservation at a time. */
let now = new Date('2026-11-20T00:00:00Z');
const hourMs = 3_600_000;
const nmr = { device_rid: 'onsite-nmr', instrument_rid: 'nmr-1', alone: false };

beforeAll(async () => {
  t = await testApp();
  lab = await staff(t.db);
});

const acts = [
  ...['hold', 'hold', 'order', 'order', 'wait', 'move', 'cancel', 'cancelOrder'],
  ...['staffCancel', 'finish', 'miss', 'minutes', 'hours', 'job'],
] as const;
type Step = GeneratedStep<(typeof acts)[number]>;

test('any sequence of members, staff and clock gives no time twice, keeps states legal and loses no hour', async () => {
  await anySequence(acts, keepsInvariants);
  expect(await t.db.read((tx) => check(tx))).toEqual([]);
});

interface Scene {
  readonly people: readonly TestMember[];
  /** The hours that the run is about begin here, so that some of them can still be cancelled. */
  readonly begin: number;
}

async function keepsInvariants(steps: readonly Step[]): Promise<void> {
  now = new Date(Math.ceil(now.getTime() / hourMs) * hourMs + 10 * 24 * hourMs);
  const people = [await member(t.db), await member(t.db), await member(t.db)];
  for (const who of people) await setCredit(t.db, who, 100_000_000);
  const scene = { people, begin: now.getTime() + 26 * hourMs };
  const known = new Map<string, ReservationState>();
  for (const step of steps) {
    if (step.act === 'minutes') now = new Date(now.getTime() + 11 * 60_000);
    else if (step.act === 'hours') now = new Date(now.getTime() + 9 * hourMs);
    else if (step.act === 'job') await reservationJob.run({ ...t.deps, now: () => now }, t.app.log);
    else await tried(t.db, (tx) => perform(tx, scene, step));
    await checkReservations(scene, known);
    if (step.act === 'job') await checkWaits(scene);
  }
}

const rangeOf = ({ begin }: Scene, { on, size }: Step) => {
  const starts = begin + (on % 6) * hourMs;
  return { starts: new Date(starts), ends: new Date(starts + (1 + (size % 3)) * hourMs) };
};

async function perform(tx: Tx, scene: Scene, step: Step): Promise<unknown> {
  const who = pick(scene.people, step.who)?.rid ?? '';
  const range = rangeOf(scene, step);
  const wish = { ...nmr, starts: range.starts.toISOString(), ends: range.ends.toISOString() };
  if (step.act === 'hold') return holdTime(tx, who, wish, now);
  if (step.act === 'wait') return waitForTime(tx, who, wish, now);
  const own = await tx
    .select()
    .from(reservations)
    .where(inArray(reservations.user_rid, [who]));
  const held = own.filter(({ state }) => state === 'held');
  if (step.act === 'order') return orderHeld(tx, who, pick(held, step.size));
  const row = pick(own, step.size);
  if (!row) return undefined;
  if (step.act === 'cancelOrder')
    return cancelOrder(tx, { rid: row.order_rid ?? '', reason: '不测了' }, { user_rid: who, at: now });
  const change = { by: 'member', at: now, note: '' } as const;
  if (step.act === 'cancel') return cancelReservation(tx, row, change);
  if (step.act === 'move') {
    const ends = new Date(range.starts.getTime() + row.ends.getTime() - row.starts.getTime());
    return moveReservation(tx, row, { starts: range.starts, ends, instrument_rid: undefined }, change);
  }
  const by = { staff_rid: lab.rid, at: now };
  const input = { code: row.code, note: '' };
  if (step.act === 'staffCancel') return cancelForMember(tx, input, by);
  if (step.act === 'finish') return finishForMember(tx, input, by);
  return step.act === 'miss' ? missReservation(tx, input, by) : undefined;
}

async function orderHeld(tx: Tx, who: string, row: ReservationRow | undefined): Promise<unknown> {
  const device = await findDevice(tx, nmr.device_rid);
  if (!row || !device) return undefined;
  const options = defaultChoices(device.options);
  const count = (row.ends.getTime() - row.starts.getTime()) / hourMs;
  const item = { device_rid: device.rid, options, count };
  const total_fen = unitPrice(device, options) * count;
  const rest = {
    coupon_rid: null,
    sample_disposal: null,
    human_samples: null,
    sampling_rid: null,
    stored_rids: [],
    stored_tests: [],
    materials: [],
    message: '',
    fund_code: '',
  };
  const input = { ...orderInput([]), ...rest, materials_other: '', plan_rids: [], item };
  const seen = { total_fen, due_fen: total_fen, times: [seenTime(row)] };
  return placeOrder(
    tx,
    who,
    { ...input, seen, pickup: null, samples: [], return_address: null, reservation_rids: [row.rid] },
    now,
  );
}

/** States that follow a state, by the table of acts; a hold also expires by itself. */
function followsLegally(before: ReservationState | undefined, after: ReservationState): boolean {
  if (before === after) return true;
  if (before === undefined) return after === 'held';
  if (before === 'held' && after === 'expired') return true;
  return Object.values(reservationActTable).some(
    ({ from, to }) => to === after && (from as readonly string[]).includes(before),
  );
}

/** What a reservation has in the table of seats. */
const takesTime: Readonly<Record<ReservationState, boolean>> = {
  held: true,
  booked: true,
  done: true,
  missed: true,
  cancelled: false,
  expired: false,
};

async function checkReservations({ people }: Scene, known: Map<string, ReservationState>): Promise<void> {
  const rids = people.map(({ rid }) => rid);
  const { rows, seats, orders } = await t.db.read(async (tx) => {
    const rows = await tx.select().from(reservations).where(inArray(reservations.user_rid, rids));
    const keys = ['none', ...rows.map(({ rid }) => rid)];
    const seats = await tx
      .select()
      .from(reservationSeats)
      .where(inArray(reservationSeats.reservation_rid, keys));
    const orders = await findOrders(
      tx,
      rows.flatMap(({ order_rid }) => order_rid ?? []),
    );
    return { rows, seats, orders };
  });
  for (const row of rows) {
    const { rid, state, starts, ends, until } = row;
    expect([known.get(rid), state, followsLegally(known.get(rid), state)]).toEqual([
      known.get(rid),
      state,
      true,
    ]);
    known.set(rid, state);
    const halfHours = takesTime[state] ? (ends.getTime() - starts.getTime()) / (hourMs / 2) : 0;
    expect(seats.filter(({ reservation_rid }) => reservation_rid === rid)).toHaveLength(halfHours);
    expect(until === null).toBe(state !== 'held');
    const order = orders.find((one) => one.rid === row.order_rid);
    if (state === 'booked') expect(order?.state).toBe('submitted');
  }
  const taken = rows.filter(({ state }) => takesTime[state]);
  for (const one of taken)
    for (const other of taken)
      if (one !== other) expect(one.ends <= other.starts || other.ends <= one.starts).toBe(true);
}

/** After the job nobody waits for a time that is free. */
async function checkWaits({ people }: Scene): Promise<void> {
  const rids = people.map(({ rid }) => rid);
  const { waits, taken } = await t.db.read(async (tx) => ({
    waits: await tx.select().from(reservationWaits).where(inArray(reservationWaits.user_rid, rids)),
    taken: (await tx.select().from(reservations).where(inArray(reservations.user_rid, rids))).filter(
      ({ state }) => takesTime[state],
    ),
  }));
  for (const wait of waits) {
    expect(wait.starts > now).toBe(true);
    expect(taken.some(({ starts, ends }) => starts < wait.ends && wait.starts < ends)).toBe(true);
  }
}
