import type { Data, Parsed } from '@portal/shared/contract';
import { formatRange, reservationActTable } from '@portal/shared/rules';
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
import { beginUse, finishUse, requireUsable } from './reservation.use.service';

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

/** Records that the use of a booked time begins. */
export async function beginForMember(
  tx: Tx,
  { code, note }: Parsed<'staff/reservation/begin'>,
  { staff_rid, at }: By,
): Promise<Shown> {
  const row = await reservationByCode(tx, code);
  const begun = await beginUse(tx, row, { by: 'staff', at });
  await audit(tx, { staff_rid, act: 'reservation.begin', target: row.code, note, at });
  return showToStaff(tx, begun, at);
}

/** Records that a reservation was used, and when: as it is given, else since its recorded beginning until now. */
export async function finishForMember(
  tx: Tx,
  { code, note, used }: Parsed<'staff/reservation/finish'>,
  { staff_rid, at }: By,
): Promise<Shown> {
  const row = await reservationByCode(tx, code);
  const ended = await finishUse(tx, row, { by: 'staff', at, note, used: used && usedRange(used) });
  await audit(tx, { staff_rid, act: 'reservation.finish', target: row.code, note: withUse(ended, note), at });
  return showToStaff(tx, ended, at);
}

/** Corrects when the instrument was really used. */
export async function correctUse(
  tx: Tx,
  { code, note, used }: Parsed<'staff/reservation/correct'>,
  { staff_rid, at }: By,
): Promise<Shown> {
  const row = await reservationByCode(tx, code);
  requireAct(row, 'correct', 'staff', at);
  const range = usedRange(used);
  requireUsable(row, range, at);
  const corrected = await applyChange(tx, row, { ...range, note });
  const was = withUse(row, '');
  await audit(tx, {
    staff_rid,
    act: 'reservation.correct',
    target: row.code,
    note: `${was && `${was} → `}${withUse(corrected, note)}`,
    at,
  });
  return showToStaff(tx, corrected, at);
}

const usedRange = ({ from, until }: { readonly from: string; readonly until: string }) => ({
  used_from: new Date(from),
  used_until: new Date(until),
});

/** Returns the recorded use in the lab's time before a note, as the audit log keeps it. */
function withUse({ used_from, used_until }: ReservationRow, note: string): string {
  if (used_from === null || used_until === null) return note;
  const use = formatRange({ starts: used_from.toISOString(), ends: used_until.toISOString() });
  return note === '' ? use : `${use} ${note}`;
}

/** Records that a member did not come, who is told. */
export async function missReservation(
  tx: Tx,
  { code, note }: Parsed<'staff/reservation/miss'>,
  { staff_rid, at }: By,
): Promise<Shown> {
  const row = await reservationByCode(tx, code);
  requireAct(row, 'miss', 'staff', at);
  const ended = await applyChange(tx, row, { state: reservationActTable.miss.to, note });
  await notify(tx, row.user_rid, timeMissed(ended, await instrumentOf(tx, row), note), at);
  await audit(tx, { staff_rid, act: 'reservation.miss', target: row.code, note, at });
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
