import type { Data, Parsed } from '@portal/shared/contract';
import { daysAfter } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { dayEnd, dayStart } from '../../kit/time';
import { audit } from '../audit/audit.repo';
import { instrumentByCode } from '../instrument/instrument.service';
import type { By } from '../instrument/instrument.staff.service';
import { notify } from '../message/message.service';
import { findUsers, memberLabels } from '../user/user.repo';
import { instrumentOf } from './reservation.change.service';
import { waitEnded } from './reservation.notice';
import { presentWait } from './reservation.present';
import { deleteWaits, lockWait, waitsWithin } from './reservation.wait.repo';

/** Returns who waits for times of an instrument in the seven days from a day on. */
export async function waitsForStaff(
  tx: Tx,
  { instrument: code, from }: Parsed<'staff/reservation/waits'>,
): Promise<Data<'staff/reservation/waits'>> {
  const instrument = await instrumentByCode(tx, code);
  const week = { starts: dayStart(from), ends: dayEnd(daysAfter(from, 6)) };
  const waits = await waitsWithin(tx, instrument.rid, week);
  const rids = [...new Set(waits.map(({ user_rid }) => user_rid))];
  const labels = await memberLabels(tx, rids);
  const phones = new Map((await findUsers(tx, rids)).map(({ rid, phone }) => [rid, phone ?? '']));
  return {
    list: waits.map((row) => ({
      ...presentWait(row, instrument),
      member: labels.get(row.user_rid) ?? '',
      member_rid: row.user_rid,
      phone: phones.get(row.user_rid) ?? '',
    })),
  };
}

/** Takes a member off the waiting list of a time, and tells why; refuses with not_found when the time was offered meanwhile. */
export async function endWait(
  tx: Tx,
  { rid, note }: Parsed<'staff/reservation/endWait'>,
  { staff_rid, at }: By,
): Promise<null> {
  const wait = await lockWait(tx, rid);
  if (!wait) throw refuse('not_found', { noun: 'reservationWait' });
  await deleteWaits(tx, [rid]);
  await notify(tx, wait.user_rid, waitEnded(wait, await instrumentOf(tx, wait), note), at);
  await audit(tx, { staff_rid, act: 'reservation.endWait', target: wait.user_rid, note, at });
  return null;
}
