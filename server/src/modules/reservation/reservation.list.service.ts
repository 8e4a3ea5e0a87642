import type { Data, Parsed, Reservation } from '@portal/shared/contract';
import { reservationActsOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dayEnd, dayStart } from '../../kit/time';
import { permittedInstruments, permittedServices } from '../instrument/instrument.permission.repo';
import { findInstruments, type InstrumentRow } from '../instrument/instrument.repo';
import { instrumentByCode } from '../instrument/instrument.service';
import { memberLabels } from '../user/user.repo';
import { presentReservation, presentWait } from './reservation.present';
import { countReservations, listOwnReservations, listWithin, type ReservationRow } from './reservation.repo';
import { type Actor, overtimeOf } from './reservation.rules';
import { waitsOf } from './reservation.wait.repo';

/** Who sees a reservation and when, which decides about the acts. */
interface Seen {
  readonly by: Actor;
  readonly now: Date;
}

/** Returns the instruments of reservations or waits by key. */
async function instrumentsOf(
  tx: Tx,
  rows: readonly { readonly instrument_rid: string }[],
): Promise<(row: { readonly instrument_rid: string }) => InstrumentRow> {
  const rids = [...new Set(rows.map(({ instrument_rid }) => instrument_rid))];
  const found = new Map((await findInstruments(tx, rids)).map((row) => [row.rid, row]));
  return ({ instrument_rid }) => {
    const instrument = found.get(instrument_rid);
    if (!instrument) throw new Error(`there is no instrument ${instrument_rid}`);
    return instrument;
  };
}

/** Returns reservations as the caller sees them. */
export async function presentAll(
  tx: Tx,
  rows: readonly ReservationRow[],
  { by, now }: Seen,
): Promise<Reservation[]> {
  const instrumentOf = await instrumentsOf(tx, rows);
  return rows.map((row) =>
    presentReservation(row, instrumentOf(row), {
      can: reservationActsOf(row, by, now),
      overtime: overtimeOf(row),
    }),
  );
}

/** Returns one reservation as the caller sees it. */
export async function presentOne(tx: Tx, row: ReservationRow, seen: Seen): Promise<Reservation> {
  const [shown] = await presentAll(tx, [row], seen);
  if (!shown) throw new Error('a reservation was not presented');
  return shown;
}

/** Returns a page of a member's reservations with what else the member's screens of instrument time need. */
export async function listForMember(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/web/reservation/list4person'>,
  now: Date,
): Promise<Data<'auth/web/reservation/list4person'>> {
  const { total, rows } = await listOwnReservations(tx, user_rid, { ...input, now });
  const counts = await countReservations(tx, user_rid);
  return {
    total,
    list: await presentAll(tx, rows, { by: 'member', now }),
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    waits: await listWaits(tx, user_rid),
    alone_rids: await permittedInstruments(tx, user_rid),
    alone_device_rids: await permittedServices(tx, user_rid),
    now: now.toISOString(),
  };
}

/** Returns what a member waits for, by time. */
export async function listWaits(
  tx: Tx,
  user_rid: string,
): Promise<Data<'auth/web/reservation/list4person'>['waits']> {
  const waits = await waitsOf(tx, user_rid);
  const instrumentOf = await instrumentsOf(tx, waits);
  return waits.map((row) => presentWait(row, instrumentOf(row)));
}

/** Returns reservations with their members, as staff see them. */
export async function presentForStaff(
  tx: Tx,
  rows: readonly ReservationRow[],
  now: Date,
): Promise<Data<'staff/reservation/list'>['list']> {
  const labels = await memberLabels(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  const shown = await presentAll(tx, rows, { by: 'staff', now });
  return shown.map((one, index) => ({ ...one, member: labels.get(rows[index]?.user_rid ?? '') ?? '' }));
}

/** Returns a page of the reservations of all members that begin on a day. */
export async function listForStaff(
  tx: Tx,
  { day, instrument: code, ...page }: Parsed<'staff/reservation/list'>,
  now: Date,
): Promise<Data<'staff/reservation/list'>> {
  const instrument = code === undefined ? undefined : await instrumentByCode(tx, code);
  const range = { starts: dayStart(day), ends: dayEnd(day) };
  const { rows, ...rest } = await listWithin(tx, range, { ...page, instrument_rid: instrument?.rid });
  return { ...rest, list: await presentForStaff(tx, rows, now) };
}
