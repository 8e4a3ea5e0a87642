import { reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findInstruments, type InstrumentRow, lockInstruments } from '../instrument/instrument.repo';
import { mayOperate, timetableOf } from '../instrument/instrument.service';
import { minutesBetween, type TimeRange } from '../instrument/instrument.time.rules';
import { notify } from '../message/message.service';
import { timeCancelled, timeMoved } from './reservation.notice';
import {
  findOwnReservations,
  hasOwnWithin,
  type ReservationChange,
  type ReservationRow,
  updateReservation,
} from './reservation.repo';
import {
  type Actor,
  earlier,
  remindersFor,
  requireAct,
  requireBookable,
  unavailable,
} from './reservation.rules';
import { freeSeats, takeSeats } from './reservation.seat.repo';
import { settle } from './reservation.settle.service';
import { requireServes } from './reservation.wish.service';

/** Who changes a reservation, when and why. */
export interface Change {
  readonly by: Actor;
  readonly at: Date;
  readonly note: string;
}

const moved = () => refuse('reservation_act_refused', { msg: reasons.reservationMoved });

/** Returns a reservation of this member; refuses with not_found, also for another member's. */
export async function ownReservation(tx: Tx, user_rid: string, rid: string): Promise<ReservationRow> {
  const [row] = await findOwnReservations(tx, user_rid, [rid]);
  if (!row) throw refuse('not_found', { noun: 'reservation' });
  return row;
}

/** Locks the instruments of a reservation and returns it as it is then. */
async function locked(
  tx: Tx,
  { rid, user_rid, instrument_rid }: ReservationRow,
  others: readonly string[] = [],
): Promise<{ row: ReservationRow; instruments: Map<string, InstrumentRow> }> {
  const rows = await lockInstruments(tx, [instrument_rid, ...others]);
  const instruments = new Map(rows.map((one) => [one.rid, one]));
  const row = await ownReservation(tx, user_rid, rid);
  // It was moved to another instrument before the lock.
  if (!instruments.has(row.instrument_rid)) throw moved();
  return { row, instruments };
}

/** Applies a change to a reservation whose instrument is locked; it frees the time when the reservation ends. */
export async function applyChange(
  tx: Tx,
  row: ReservationRow,
  change: ReservationChange,
): Promise<ReservationRow> {
  const changed = await updateReservation(tx, row, change);
  if (!changed) throw moved();
  return changed;
}

/**
 * Cancels a reservation and offers its time to those who wait for it. The member is notified of a booked time by text
 * message if staff cancel it.
 */
export async function cancelReservation(
  tx: Tx,
  given: ReservationRow,
  { by, at, note }: Change,
): Promise<ReservationRow> {
  const { row, instruments } = await locked(tx, given);
  requireAct(row, 'cancel', by, at);
  const cancelled = await applyChange(tx, row, { state: 'cancelled', until: null, note });
  await freeSeats(tx, [row.rid]);
  for (const instrument of instruments.values()) {
    await settle(tx, instrument, at);
    if (row.state === 'booked' || by === 'staff') {
      const notice = timeCancelled(cancelled, instrument, note);
      await notify(tx, row.user_rid, by === 'staff' ? notice : { ...notice, channels: [] }, at);
    }
  }
  return cancelled;
}

/** The time that a reservation is moved to, perhaps of another instrument. */
export interface Target extends TimeRange {
  readonly instrument_rid: string | undefined;
}

/**
 * Moves a reservation to a time of the same length. Its old time becomes free after the new one is taken, except that
 * both may overlap. Refuses with reservation_act_refused, reservation_unavailable and invalid_input.
 */
export async function moveReservation(
  tx: Tx,
  given: ReservationRow,
  { instrument_rid, ...range }: Target,
  { by, at, note }: Change,
): Promise<ReservationRow> {
  const target_rid = instrument_rid ?? given.instrument_rid;
  const { row, instruments } = await locked(tx, given, [target_rid]);
  requireAct(row, 'move', by, at);
  const target = instruments.get(target_rid);
  if (!target) throw refuse('not_found', { noun: 'instrument' });
  if (minutesBetween(range) !== minutesBetween(row))
    throw refuse('invalid_input', { fields: { ends: reasons.reservationLength } });
  if (isSame(row, { ...range, instrument_rid: target_rid })) return row;
  await requireServes(tx, target, row.device_rid);
  requireBookable(await timetableOf(tx, target, range), range, at);
  await settle(tx, target, at);
  const result = await takeOver(tx, row, { target, range, at });
  for (const instrument of instruments.values()) await settle(tx, instrument, at);
  if (row.state === 'booked') await notify(tx, row.user_rid, timeMoved(result, target, note), at);
  return result;
}

const isSame = (row: ReservationRow, { starts, ends, instrument_rid }: Target): boolean =>
  row.instrument_rid === instrument_rid &&
  row.starts.getTime() === starts.getTime() &&
  row.ends.getTime() === ends.getTime();

/** Exchanges the seats of a reservation for those of another time, whose instrument is locked. */
export async function takeOver(
  tx: Tx,
  row: ReservationRow,
  { target, range, at }: { target: InstrumentRow; range: TimeRange; at: Date },
): Promise<ReservationRow> {
  const { rid, user_rid } = row;
  if (await hasOwnWithin(tx, { user_rid, rid, instrument_rid: target.rid }, range))
    throw unavailable(reasons.reservationOwn);
  await freeSeats(tx, [rid]);
  if (!(await takeSeats(tx, target, rid, range))) throw unavailable(reasons.reservationTaken);
  const alone = row.alone && (await mayOperate(tx, target, user_rid));
  const { starts, ends } = range;
  const until = row.until === null ? null : earlier(row.until, starts);
  return applyChange(tx, row, {
    starts,
    ends,
    alone,
    until,
    instrument_rid: target.rid,
    ...remindersFor(range, at),
  });
}

/** Returns the instrument of a reservation. */
export async function instrumentOf(
  tx: Tx,
  { instrument_rid }: Pick<ReservationRow, 'instrument_rid'>,
): Promise<InstrumentRow> {
  const [instrument] = await findInstruments(tx, [instrument_rid]);
  if (!instrument) throw new Error(`there is no instrument ${instrument_rid}`);
  return instrument;
}
