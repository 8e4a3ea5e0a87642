import { reasons } from '@portal/shared/contract';
import { booksTime, hoursOfMinutes } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { DeviceRow } from '../device/device.repo';
import { findUses } from '../instrument/instrument.repo';
import { minutesBetween } from '../instrument/instrument.time.rules';
import { listHeld } from './reservation.repo';

/** Hours of a service that a member puts into the plan. */
interface PlannedHours {
  readonly user_rid: string;
  readonly device: DeviceRow;
  readonly count: number;
}

/**
 * Refuses hours on an instrument that the member does not hold, with reservation_unusable: the hours that are held are the quantity. The
 * time of a service without an instrument is arranged by phone, so its hours are only counted. Returns true for held hours.
 */
export async function requireHeldHours(
  tx: Tx,
  { user_rid, device, count }: PlannedHours,
  now: Date,
): Promise<boolean> {
  if (!booksTime(device) || (await findUses(tx, [device.rid])).length === 0) return false;
  const own = (await listHeld(tx, user_rid, now)).filter(
    ({ device_rid, starts }) => device_rid === device.rid && starts > now,
  );
  const held = hoursOfMinutes(own.reduce((sum, row) => sum + minutesBetween(row), 0));
  if (held === 0) throw refuse('reservation_unusable', { msg: reasons.reservationMissing(device.name) });
  if (held !== count)
    throw refuse('reservation_unusable', { msg: reasons.reservationHours(device.name, held, count) });
  return true;
}
