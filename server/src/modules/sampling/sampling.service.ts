import { type Parsed, reasons } from '@portal/shared/contract';
import { labClock, limits, type SamplingAct, samplingActsOf, samplingActTable } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { ownAddress } from '../address/address.service';
import { requireStaying } from '../closing/closing.service';
import { countDone } from '../limit/limit.service';
import { presentSetting } from '../setting/setting.present';
import { findSettings } from '../setting/setting.repo';
import { lockMember } from '../user/user.service';
import { freeVisit, type Visit } from '../visit/visit.repo';
import { requireFewer, requireOpen, takeVisit } from '../visit/visit.service';
import { visitLimits } from './sampling.limits';
import { notifyMember } from './sampling.notice';
import {
  countOpen,
  findByCode,
  findOwn,
  insertSampling,
  nextSamplingCode,
  type SamplingRow,
  updateState,
  updateVisit,
} from './sampling.repo';

type Booking = Parsed<'auth/sampling/add'>;

/** The time of a booking, and what counts the visits to come for a member's orders, which this module does not know. */
interface BookingFacts {
  readonly now: Date;
  readonly countPickups: App['countPickups'];
}

/**
 * Books a visit. The member is locked first, so that concurrent bookings and orders stay within the limits. The slot is taken
 * last, so that its row is locked for the shortest time.
 */
export async function book(
  tx: Tx,
  user_rid: string,
  input: Booking,
  { now, countPickups }: BookingFacts,
): Promise<SamplingRow> {
  const { date, time, message } = input;
  const settings = await findSettings(tx);
  const place = await placeFor(tx, user_rid, input, presentSetting(settings).allowRegion);
  const clock = labClock(now);
  requireOpen(input, { settings, clock });
  await lockMember(tx, user_rid);
  await requireStaying(tx, user_rid);
  const bookings = await countOpen(tx, user_rid);
  if (bookings >= limits.samplings) throw refuse('sampling_limit');
  requireFewer({ bookings, pickups: await countPickups(tx, user_rid, clock.today) });
  await countDone(tx, visitLimits(user_rid), now);
  const code = await nextSamplingCode(tx, now);
  const row: SamplingRow = {
    ...place,
    rid: newRid(),
    code,
    user_rid,
    date,
    time,
    message,
    scene_date: input.scene_date ?? null,
    state: 'booked',
    created: now,
  };
  await insertSampling(tx, row);
  await notifyMember(tx, row, { act: 'book', note: '', at: now });
  await takeVisit(tx, input, { settings });
  return row;
}

/** Returns a copy of the visit's address, so that later changes of the address book do not change the booking. */
async function placeFor(tx: Tx, user_rid: string, input: Booking, allowed: readonly string[]) {
  const { sendAddress } = input;
  const from = sendAddress === undefined ? input : await ownAddress(tx, user_rid, sendAddress);
  if (!allowed.includes(from.address_code)) {
    const field = sendAddress === undefined ? 'address_code' : 'sendAddress';
    throw refuse('pickup_unavailable', { fields: { [field]: reasons.regionWithoutPickup } });
  }
  const { name, phone, province, city, area, address, address_code } = from;
  return { name, phone, province, city, area, address, address_code };
}

/** Returns a booking of this member; refuses with not_found, also for another member's booking. */
export async function ownSampling(tx: Tx, user_rid: string, rid: string): Promise<SamplingRow> {
  const row = await findOwn(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'sampling' });
  return row;
}

/** Returns the booking with this code, for staff; refuses with not_found. */
export async function samplingByCode(tx: Tx, code: string): Promise<SamplingRow> {
  const row = await findByCode(tx, code);
  if (!row) throw refuse('not_found', { noun: 'sampling', code });
  return row;
}

/** One act on a booking: who does it, why and when. */
export interface Step {
  readonly act: SamplingAct;
  readonly by: 'member' | 'staff';
  readonly note: string;
  readonly at: Date;
}

/**
 * Changes the state of a booking; no other code does. Cancelling releases its visit. Refuses with
 * sampling_act_refused when the act is not allowed, also when the booking changed concurrently.
 */
export async function move(tx: Tx, row: SamplingRow, { act, by, note, at }: Step): Promise<SamplingRow> {
  const { label, to } = samplingActTable[act];
  if (!samplingActsOf(row.state, by).includes(act))
    throw refuse('sampling_act_refused', {
      msg: reasons.samplingState(row.state, label),
    });
  const moved = await updateState(tx, row, to);
  if (!moved) throw refuse('sampling_act_refused', { msg: reasons.samplingMoved });
  if (to === 'cancelled') await freeVisit(tx, moved);
  await notifyMember(tx, moved, { act, note, at });
  return moved;
}

/**
 * Moves a booking to another visit; staff confirm it again. The new visit is taken and the old one released in one
 * transaction, in the order of day and slot, so that members who exchange their slots do not wait for each other.
 * The same visit changes nothing.
 */
export async function reschedule(
  tx: Tx,
  user_rid: string,
  rid: string,
  { to, now }: { to: Visit; now: Date },
): Promise<SamplingRow> {
  const row = await ownSampling(tx, user_rid, rid);
  const { label, to: state } = samplingActTable.reschedule;
  if (!samplingActsOf(row.state, 'member').includes('reschedule'))
    throw refuse('sampling_act_refused', { msg: reasons.samplingState(row.state, label) });
  if (row.date === to.date && row.time === to.time) return row;
  const settings = await findSettings(tx);
  requireOpen({ ...to, scene_date: row.scene_date }, { settings, clock: labClock(now) });
  await countDone(tx, visitLimits(user_rid), now);
  const moved = await updateVisit(tx, row, { ...to, state });
  if (!moved) throw refuse('sampling_act_refused', { msg: reasons.samplingMoved });
  await notifyMember(tx, moved, { act: 'reschedule', note: '', at: now });
  const freeFirst = `${row.date} ${row.time}` < `${to.date} ${to.time}`;
  if (freeFirst) await freeVisit(tx, row);
  await takeVisit(tx, to, { settings });
  if (!freeFirst) await freeVisit(tx, row);
  return moved;
}
