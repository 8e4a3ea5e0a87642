import { type Data, type Parsed, type Reservation, reasons } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { dayEnd, dayStart } from '../../kit/time';
import { instrumentByDoor } from '../instrument/instrument.service';
import { instrumentOf, ownReservation } from './reservation.change.service';
import { presentAll, presentOne } from './reservation.list.service';
import { usedInstrument } from './reservation.present';
import { findOwnAtDoor, type ReservationRow } from './reservation.repo';
import { beginUse, finishUse } from './reservation.use.service';

/** Returns the instrument behind a door, and what the member has booked there today or still uses. */
export async function ownAtDoor(
  tx: Tx,
  user_rid: string,
  door: string,
  now: Date,
): Promise<Data<'auth/reservation/door'>> {
  const instrument = await instrumentByDoor(tx, door);
  const { today } = labClock(now);
  const rows = await findOwnAtDoor(
    tx,
    { user_rid, instrument_rid: instrument.rid },
    { starts: dayStart(today), ends: dayEnd(today) },
  );
  return {
    instrument: usedInstrument(instrument),
    out_of_service: instrument.out_of_service,
    list: await presentAll(tx, rows, { by: 'member', now }),
    now: now.toISOString(),
  };
}

/** Records that a member who stands at the door begins. */
export async function beginAtDoor(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/reservation/begin'>,
  at: Date,
): Promise<Reservation> {
  const row = await ownBehindDoor(tx, user_rid, input);
  return presentOne(tx, await beginUse(tx, row, { by: 'member', at }), { by: 'member', now: at });
}

/** Records that a member who stands at the door has finished. */
export async function finishAtDoor(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/reservation/finish'>,
  at: Date,
): Promise<Reservation> {
  const row = await ownBehindDoor(tx, user_rid, input);
  const finished = await finishUse(tx, row, { by: 'member', at, note: row.note, used: undefined });
  return presentOne(tx, finished, { by: 'member', now: at });
}

/** Returns the member's reservation; refuses one of another instrument, to whose door the message leads. */
async function ownBehindDoor(
  tx: Tx,
  user_rid: string,
  { rid, door }: Parsed<'auth/reservation/begin'>,
): Promise<ReservationRow> {
  const instrument = await instrumentByDoor(tx, door);
  const row = await ownReservation(tx, user_rid, rid);
  if (row.instrument_rid === instrument.rid) return row;
  const { name } = await instrumentOf(tx, row);
  throw refuse('reservation_act_refused', { msg: reasons.reservationElsewhere(name) });
}
