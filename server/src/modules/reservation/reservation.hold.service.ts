import { type Parsed, reasons } from '@portal/shared/contract';
import { holdMinutes, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { after } from '../../kit/time';
import { countDone } from '../limit/limit.service';
import { changeLimits } from './reservation.limits';
import { countHeld, insertReservation, nextReservationCode, type ReservationRow } from './reservation.repo';
import { earlier, unavailable } from './reservation.rules';
import { takenSeats, takeSeats } from './reservation.seat.repo';
import { countWaits, putWait, type WaitRow } from './reservation.wait.repo';
import { wishedTime } from './reservation.wish.service';

/** Holds instrument time for a member, who can order it in the next ten minutes. */
export async function holdTime(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/reservation/add'>,
  now: Date,
): Promise<ReservationRow> {
  const { instrument, device, starts, ends, alone } = await wishedTime(tx, user_rid, input, now);
  if ((await countHeld(tx, user_rid, now)) >= limits.heldReservations)
    throw refuse('reservation_limit', { msg: reasons.reservationsHeld });
  await countDone(tx, changeLimits(user_rid), now);
  const row = await insertReservation(tx, {
    user_rid,
    starts,
    ends,
    alone,
    instrument_rid: instrument.rid,
    rid: newRid(),
    code: await nextReservationCode(tx, now),
    device_rid: device.rid,
    device_name: device.name,
    state: 'held',
    offered: false,
    until: earlier(after(now, holdMinutes * 60), starts),
    created: now,
  });
  if (!(await takeSeats(tx, instrument, row.rid, row))) throw unavailable(reasons.reservationTaken);
  return row;
}

/** Lets a member wait for a taken time. Refuses with wait_not_needed when it is free. */
export async function waitForTime(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/reservation/wait'>,
  now: Date,
): Promise<WaitRow> {
  const wish = await wishedTime(tx, user_rid, input, now);
  const { instrument, device, starts, ends, alone } = wish;
  const taken = await takenSeats(tx, instrument.rid, wish);
  if (taken.left(wish, instrument.capacity) > 0) throw refuse('wait_not_needed');
  if ((await countWaits(tx, user_rid)) >= limits.reservationWaits)
    throw refuse('reservation_limit', { msg: reasons.reservationWaits });
  return putWait(tx, {
    rid: newRid(),
    user_rid,
    starts,
    ends,
    alone,
    instrument_rid: instrument.rid,
    device_rid: device.rid,
    device_name: device.name,
    created: now,
  });
}
