import { type Parsed, reasons } from '@portal/shared/contract';
import { booksTime, hoursOfMinutes } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireSeen } from '../../http/seen';
import { permittedServices } from '../instrument/instrument.permission.repo';
import { lockInstruments } from '../instrument/instrument.repo';
import { mayOperate, timetableOf } from '../instrument/instrument.service';
import { minutesBetween, type TimeRange } from '../instrument/instrument.time.rules';
import { notify } from '../message/message.service';
import { applyChange, instrumentOf } from './reservation.change.service';
import { timeArranged, timeBooked, timeCancelled } from './reservation.notice';
import {
  findOwnReservations,
  insertReservation,
  nextReservationCode,
  type ReservationRow,
  reservationsOfOrder,
  updateReservation,
} from './reservation.repo';
import { remindersFor, requireBookable, unavailable } from './reservation.rules';
import { freeSeats, takeSeats } from './reservation.seat.repo';
import { settle } from './reservation.settle.service';
import { requireServes } from './reservation.wish.service';

/** An item of an order, as far as it decides about instrument time. */
export interface HourlyItem {
  readonly device_rid: string;
  readonly name: string;
  readonly unit: string;
  readonly count: number;
  /** Whether the member operates the instrument alone; undefined when the service has no such choice. */
  readonly alone?: boolean | undefined;
}

/** The order that reserved time becomes part of. */
export interface OrderOfTime {
  readonly rid: string;
  readonly code: string;
  readonly user_rid: string;
  readonly type_id: number;
  readonly items: readonly HourlyItem[];
}

const unusable = (msg: string) => refuse('reservation_unusable', { msg });

/** Returns true for an item that is counted in hours on an instrument of the lab. */
export const isHourly = ({ type_id }: Pick<OrderOfTime, 'type_id'>, { unit }: HourlyItem): boolean =>
  booksTime({ type_id, unit });

/**
 * Books held time for an order, in the order's transaction. The time of each service has as many hours as were ordered;
 * a service without any is arranged by phone. What was ordered decides whether the member operates alone. Refuses with
 * reservation_unusable, also when a hold has expired, with operation_not_permitted, and with seen_changed when the time
 * was moved since the member saw it.
 */
export async function bookForOrder(
  tx: Tx,
  order: OrderOfTime,
  { reservation_rids, seen }: Pick<Parsed<'auth/order/add'>, 'reservation_rids' | 'seen'>,
  at: Date,
): Promise<void> {
  await requirePermissions(tx, order);
  const rids = [...new Set(reservation_rids)];
  const known = await findOwnReservations(tx, order.user_rid, rids);
  if (known.length < rids.length) throw refuse('not_found', { noun: 'reservation' });
  await lockInstruments(tx, [...new Set(known.map(({ instrument_rid }) => instrument_rid))]);
  const held = await findOwnReservations(tx, order.user_rid, rids);
  for (const row of held) requireHeld(row, at);
  requireHours(order, held);
  const times = reservation_rids.flatMap((rid) => held.filter((row) => row.rid === rid).map(seenTime));
  requireSeen({ times: seen.times }, { times });
  for (const row of held) {
    const alone = await operatesAlone(tx, order, row);
    const booked = await applyChange(tx, row, {
      state: 'booked',
      alone,
      until: null,
      order_rid: order.rid,
      order_code: order.code,
      ...remindersFor(row, at),
    });
    await notify(tx, order.user_rid, timeBooked(booked, await instrumentOf(tx, booked)), at);
  }
}

/** Returns what a member sees of reserved time when ordering it. */
export const seenTime = ({ instrument_rid, starts, ends }: ReservationRow) => ({
  instrument_rid,
  starts: starts.toISOString(),
  ends: ends.toISOString(),
});

/** Refuses an item whose instruments the member may not operate alone. */
export async function requirePermissions(
  tx: Tx,
  { user_rid, items }: Pick<OrderOfTime, 'user_rid' | 'items'>,
): Promise<void> {
  const alone = items.filter((item) => item.alone);
  if (alone.length === 0) return;
  const permitted = await permittedServices(tx, user_rid);
  const refused = alone.find(({ device_rid }) => !permitted.includes(device_rid));
  if (refused) throw notPermitted(refused.name);
}

const notPermitted = (name: string) =>
  refuse('operation_not_permitted', { msg: reasons.operationNotPermitted(name) });

/**
 * Returns whether the member operates alone in this time: by what was ordered of its service, by the hold when both ways
 * were ordered or the service has no such choice.
 */
async function operatesAlone(
  tx: Tx,
  { user_rid, items }: OrderOfTime,
  row: ReservationRow,
): Promise<boolean> {
  const ordered = new Set(
    items.filter(({ device_rid }) => device_rid === row.device_rid).map(({ alone }) => alone),
  );
  const [alone = row.alone] = ordered.size === 1 ? ordered : [];
  if (alone && !(await mayOperate(tx, await instrumentOf(tx, row), user_rid)))
    throw notPermitted(row.device_name);
  return alone;
}

function requireHeld({ code, state, until, starts }: ReservationRow, at: Date): void {
  if (state !== 'held' || until === null || until <= at || starts <= at)
    throw unusable(reasons.reservationLapsed(code));
}

function requireHours(order: OrderOfTime, held: readonly ReservationRow[]): void {
  const hourly = order.items.filter((item) => isHourly(order, item));
  const strange = held.find((row) => !hourly.some(({ device_rid }) => device_rid === row.device_rid));
  if (strange) throw unusable(reasons.reservationOfOther(strange.code));
  for (const device_rid of new Set(held.map((row) => row.device_rid))) {
    const rows = held.filter((row) => row.device_rid === device_rid);
    const reserved = hoursOfMinutes(rows.reduce((sum, row) => sum + minutesBetween(row), 0));
    const items = hourly.filter((item) => item.device_rid === device_rid);
    const ordered = items.reduce((sum, { count }) => sum + count, 0);
    if (reserved !== ordered)
      throw unusable(reasons.reservationHours(items[0]?.name ?? '', reserved, ordered));
    requireWays(items, rows);
  }
}

/** Refuses other hours without an operator than were ordered, when hours of both ways were ordered. */
function requireWays(items: readonly HourlyItem[], rows: readonly ReservationRow[]): void {
  if (new Set(items.map(({ alone }) => alone)).size < 2) return;
  const alone = items.filter((item) => item.alone);
  const ordered = alone.reduce((sum, { count }) => sum + count, 0);
  const minutes = rows.filter((row) => row.alone).reduce((sum, row) => sum + minutesBetween(row), 0);
  const reserved = hoursOfMinutes(minutes);
  if (reserved !== ordered) throw unusable(reasons.reservationAlone(alone[0]?.name ?? '', reserved, ordered));
}

/** Frees the booked time of a cancelled order, whenever it begins. The order's notice tells of it. */
export async function freeOrderTime(tx: Tx, order_rid: string, at: Date): Promise<void> {
  const before = await reservationsOfOrder(tx, order_rid);
  const instruments = await lockInstruments(tx, [
    ...new Set(before.map(({ instrument_rid }) => instrument_rid)),
  ]);
  for (const row of await reservationsOfOrder(tx, order_rid)) {
    if (row.state !== 'booked') continue;
    const note = reasons.reservationOrderCancelled;
    const cancelled = await updateReservation(tx, row, { state: 'cancelled', note });
    if (!cancelled) continue;
    await freeSeats(tx, [row.rid]);
    const instrument = instruments.find(({ rid }) => rid === row.instrument_rid);
    if (instrument)
      await notify(tx, row.user_rid, { ...timeCancelled(cancelled, instrument, note), channels: [] }, at);
  }
  for (const instrument of instruments) await settle(tx, instrument, at);
}

/** A time that staff arranged with the member. */
interface Arranged extends TimeRange {
  readonly instrument_rid: string;
  readonly item: HourlyItem;
  readonly alone: boolean;
}

/** Books a time for an order without a hold. Who did not do it is notified by text message. */
export async function bookArranged(
  tx: Tx,
  order: Pick<OrderOfTime, 'rid' | 'code' | 'user_rid'>,
  { instrument_rid, item, alone, starts, ends }: Arranged,
  { by, at }: { readonly by: 'member' | 'staff'; readonly at: Date },
): Promise<ReservationRow> {
  const [instrument] = await lockInstruments(tx, [instrument_rid]);
  if (!instrument) throw refuse('not_found', { noun: 'instrument' });
  await requireServes(tx, instrument, item.device_rid);
  const range = { starts, ends };
  if (by === 'member' && alone && !(await mayOperate(tx, instrument, order.user_rid)))
    throw notPermitted(item.name);
  requireBookable(await timetableOf(tx, instrument, range), range, at);
  await settle(tx, instrument, at);
  const row = await insertReservation(tx, {
    ...range,
    alone,
    instrument_rid,
    user_rid: order.user_rid,
    rid: newRid(),
    code: await nextReservationCode(tx, at),
    device_rid: item.device_rid,
    device_name: item.name,
    state: 'booked',
    offered: false,
    order_rid: order.rid,
    order_code: order.code,
    ...remindersFor(range, at),
    created: at,
  });
  if (!(await takeSeats(tx, instrument, row.rid, range))) throw unavailable(reasons.reservationTaken);
  const told = by === 'member' ? timeBooked : timeArranged;
  await notify(tx, order.user_rid, told(row, instrument), at);
  return row;
}
