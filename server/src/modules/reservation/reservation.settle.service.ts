import { offerMinutes } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { after } from '../../kit/time';
import { findClosing } from '../closing/closing.repo';
import type { InstrumentRow } from '../instrument/instrument.repo';
import { mayOperate, timetableOf } from '../instrument/instrument.service';
import { isOpen } from '../instrument/instrument.time.rules';
import { notify } from '../message/message.service';
import { offerEnded, timeOffered } from './reservation.notice';
import { expireHeld, hasOwnWithin, insertReservation, nextReservationCode } from './reservation.repo';
import { earlier } from './reservation.rules';
import { freeSeats, takenSeats, takeSeats } from './reservation.seat.repo';
import { deleteWaits, type WaitRow, waitsForInstrument } from './reservation.wait.repo';

/**
 * Brings the time of a locked instrument up to date: expires holds whose time has passed, and offers what is free to the
 * members who wait for it, first come first served. Everything that takes or frees time calls it, so that nobody takes
 * what another member waits for.
 */
export async function settle(tx: Tx, instrument: InstrumentRow, now: Date): Promise<void> {
  const expired = await expireHeld(tx, instrument.rid, now);
  await freeSeats(
    tx,
    expired.map(({ rid }) => rid),
  );
  for (const row of expired)
    if (row.offered) await notify(tx, row.user_rid, offerEnded(row, instrument), now);
  if (instrument.out_of_service === null) await offerFree(tx, instrument, now);
}

async function offerFree(tx: Tx, instrument: InstrumentRow, now: Date): Promise<void> {
  const waits = await waitsForInstrument(tx, instrument.rid, now);
  if (waits.length === 0) return;
  const all = {
    starts: new Date(Math.min(...waits.map(({ starts }) => starts.getTime()))),
    ends: new Date(Math.max(...waits.map(({ ends }) => ends.getTime()))),
  };
  const timetable = await timetableOf(tx, instrument, all);
  const taken = await takenSeats(tx, instrument.rid, all);
  for (const wait of waits) {
    const free = isOpen(timetable, wait) && taken.left(wait, instrument.capacity) > 0;
    if (!free || (await isPassedOver(tx, wait))) continue;
    await offer(tx, instrument, wait, now);
    taken.add(wait);
  }
}

/** Returns true for a member who has the time otherwise, or is closing the account. */
async function isPassedOver(tx: Tx, wait: WaitRow): Promise<boolean> {
  const { user_rid, instrument_rid } = wait;
  if (await hasOwnWithin(tx, { user_rid, instrument_rid }, wait)) return true;
  return (await findClosing(tx, user_rid)) !== undefined;
}

/**
 * Holds the time for the member who waits for it, who is notified. It ends at the latest when the time begins. It is
 * with an operator when the member's permission to operate alone was revoked since.
 */
async function offer(tx: Tx, instrument: InstrumentRow, wait: WaitRow, now: Date): Promise<void> {
  const { user_rid, device_rid, device_name, instrument_rid, starts, ends } = wait;
  const alone = wait.alone && (await mayOperate(tx, instrument, user_rid));
  const row = await insertReservation(tx, {
    user_rid,
    device_rid,
    device_name,
    instrument_rid,
    starts,
    ends,
    alone,
    rid: newRid(),
    code: await nextReservationCode(tx, now),
    state: 'held',
    offered: true,
    until: earlier(after(now, offerMinutes * 60), starts),
    created: now,
  });
  if (!(await takeSeats(tx, instrument, row.rid, row))) throw new Error('a free time was taken');
  await deleteWaits(tx, [wait.rid]);
  await notify(tx, user_rid, timeOffered(row, instrument), now);
}
