import type { Data, Parsed } from '@portal/shared/contract';
import { type ReservationAct, reservationActTable } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { instrumentByCode } from '../instrument/instrument.service';
import type { By } from '../instrument/instrument.staff.service';
import { notify } from '../message/message.service';
import { applyChange, cancelReservation, instrumentOf, moveReservation } from './reservation.change.service';
import { presentForStaff } from './reservation.list.service';
import { timeMissed } from './reservation.notice';
import { findReservationByCode, type ReservationRow } from './reservation.repo';
import { requireAct } from './reservation.rules';

type Shown = Data<'staff/reservation/finish'>;

/** Returns the reservation with this code, for staff; refuses with not_found. */
async function reservationByCode(tx: Tx, code: string): Promise<ReservationRow> {
  const row = await findReservationByCode(tx, code);
  if (!row) throw refuse('not_found', { noun: 'reservation', code });
  return row;
}

/** Returns a reservation as staff see it. */
export async function showToStaff(tx: Tx, row: ReservationRow, at: Date): Promise<Shown> {
  const [shown] = await presentForStaff(tx, [row], at);
  if (!shown) throw new Error('a reservation was not presented');
  return shown;
}

/** Records that a reservation was used, or that its member did not come. */
export async function endReservation(
  tx: Tx,
  act: Extract<ReservationAct, 'finish' | 'miss'>,
  { code, note }: Parsed<'staff/reservation/finish'>,
  { staff_rid, at }: By,
): Promise<Shown> {
  const row = await reservationByCode(tx, code);
  requireAct(row, act, 'staff', at);
  const ended = await applyChange(tx, row, { state: reservationActTable[act].to, note });
  if (act === 'miss')
    await notify(tx, row.user_rid, timeMissed(ended, await instrumentOf(tx, row), note), at);
  await audit(tx, { staff_rid, act: `reservation.${act}`, target: row.code, note, at });
  return showToStaff(tx, ended, at);
}

/** Cancels a reservation at any time; the member is notified. */
export async function cancelForMember(
  tx: Tx,
  { code, note }: Parsed<'staff/reservation/cancel'>,
  { staff_rid, at }: By,
): Promise<Shown> {
  const row = await reservationByCode(tx, code);
  const cancelled = await cancelReservation(tx, row, { by: 'staff', at, note });
  await audit(tx, { staff_rid, act: 'reservation.cancel', target: row.code, note, at });
  return showToStaff(tx, cancelled, at);
}

/** Moves a reservation at any time; the member is notified. */
export async function moveForMember(
  tx: Tx,
  { code, instrument, starts, ends, note }: Parsed<'staff/reservation/move'>,
  { staff_rid, at }: By,
): Promise<Shown> {
  const row = await reservationByCode(tx, code);
  const target = instrument === undefined ? undefined : await instrumentByCode(tx, instrument);
  const range = { starts: new Date(starts), ends: new Date(ends), instrument_rid: target?.rid };
  const moved = await moveReservation(tx, row, range, { by: 'staff', at, note });
  await audit(tx, { staff_rid, act: 'reservation.move', target: row.code, note, at });
  return showToStaff(tx, moved, at);
}
