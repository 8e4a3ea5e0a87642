import { type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { certifiedUser } from '../certification/certification.service';
import { requireStaying } from '../closing/closing.service';
import type { DeviceRow } from '../device/device.repo';
import { deviceOnSale } from '../device/device.service';
import { findUses, type InstrumentRow, lockInstruments } from '../instrument/instrument.repo';
import { mayOperate, timetableOf } from '../instrument/instrument.service';
import type { TimeRange } from '../instrument/instrument.time.rules';
import { lockMember } from '../user/user.service';
import { hasOwnWithin } from './reservation.repo';
import { requireBookable, unavailable } from './reservation.rules';
import { settle } from './reservation.settle.service';

/** Time that a member wants, which the instrument offers, whether it is free or not. */
export interface Wish extends TimeRange {
  readonly user_rid: string;
  readonly instrument: InstrumentRow;
  readonly device: DeviceRow;
  readonly alone: boolean;
}

/**
 * Locks the instrument, brings it up to date and returns the wanted time. Refuses with profile_incomplete,
 * account_closing, not_found, operation_not_permitted and reservation_unavailable.
 */
export async function wishedTime(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/reservation/add'>,
  now: Date,
): Promise<Wish> {
  await lockMember(tx, user_rid);
  await requireStaying(tx, user_rid);
  await certifiedUser(tx, user_rid);
  const device = await deviceOnSale(tx, input.device_rid);
  const instrument = await lockInstrument(tx, input.instrument_rid);
  await requireServes(tx, instrument, device.rid);
  if (input.alone && !(await mayOperate(tx, instrument, user_rid))) throw refuse('operation_not_permitted');
  const range = { starts: new Date(input.starts), ends: new Date(input.ends) };
  requireBookable(await timetableOf(tx, instrument, range), range, now);
  await settle(tx, instrument, now);
  if (await hasOwnWithin(tx, { user_rid, instrument_rid: instrument.rid }, range))
    throw unavailable(reasons.reservationOwn);
  return { ...range, user_rid, instrument, device, alone: input.alone };
}

async function lockInstrument(tx: Tx, rid: string): Promise<InstrumentRow> {
  const [instrument] = await lockInstruments(tx, [rid]);
  if (!instrument) throw refuse('not_found', { noun: 'instrument' });
  return instrument;
}

/** Refuses an instrument that is not used for the service. */
export async function requireServes(
  tx: Tx,
  { rid }: Pick<InstrumentRow, 'rid'>,
  device_rid: string,
): Promise<void> {
  const uses = await findUses(tx, [device_rid]);
  if (uses.some(({ instrument_rid }) => instrument_rid === rid)) return;
  throw refuse('invalid_input', { fields: { instrument_rid: reasons.instrumentOfOther } });
}
