import { reasons } from '@portal/shared/contract';
import {
  earlyMinutes,
  earlyStaffMinutes,
  limits,
  overtimeMinutes,
  type ReservationAct,
  reservationActsOf,
  reservationActTable,
} from '@portal/shared/rules';
import { type Refusal, refuse } from '../../http/error';
import { after } from '../../kit/time';
import type { InstrumentRow } from '../instrument/instrument.repo';
import { isOpen, minutesBetween, type TimeRange, type Timetable } from '../instrument/instrument.time.rules';
import type { ReservationRow } from './reservation.repo';

/** Who acts on a reservation. */
export type Actor = 'member' | 'staff';

export const unavailable = (msg: string): Refusal => refuse('reservation_unavailable', { msg });

/** Returns the earlier of two moments. */
export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Returns the latest moment until which instrument time can be reserved. */
export const horizon = (now: Date): Date => after(now, limits.reservationDays * 24 * 3600);

/** Refuses with reservation_unavailable a time that cannot be reserved, however many seats are free in it. */
export function requireBookable(
  instrument: Timetable & Pick<InstrumentRow, 'out_of_service'>,
  range: TimeRange,
  now: Date,
): void {
  if (instrument.out_of_service !== null) throw unavailable(reasons.instrumentOutOfService);
  if (range.starts <= now) throw unavailable(reasons.reservationPast);
  if (range.ends > horizon(now)) throw unavailable(reasons.reservationFar);
  if (minutesBetween(range) > limits.reservationHours * 60) throw unavailable(reasons.reservationLong);
  if (!isOpen(instrument, range)) throw unavailable(reasons.reservationClosed);
}

/** Refuses an act that is not allowed now with reservation_act_refused. */
export function requireAct(row: ReservationRow, act: ReservationAct, by: Actor, now: Date): void {
  if (reservationActsOf(row, by, now).includes(act)) return;
  throw refuse('reservation_act_refused', { msg: whyNot(row, act, by, now) });
}

function whyNot(row: ReservationRow, act: ReservationAct, by: Actor, now: Date): string {
  if (row.state === 'held' && row.until !== null && row.until <= now)
    return reasons.reservationLapsed(row.code);
  const from: readonly string[] = reservationActTable[act].from;
  if (!from.includes(row.state)) return reasons.reservationState(row.state, act);
  if (row.used_from !== null) return reasons.reservationInUse(act);
  if (act === 'begin')
    return row.starts > now
      ? reasons.reservationEarly(by === 'staff' ? earlyStaffMinutes : earlyMinutes)
      : reasons.reservationOver;
  if (act === 'finish' && row.starts <= now) return reasons.reservationNotInUse;
  return row.starts > now && (act === 'finish' || act === 'miss')
    ? reasons.reservationNotBegun(act)
    : reasons.reservationLate(act);
}

/** Returns the marks of reminders of a time that is booked now: those for which it is too late count as sent. */
export const remindersFor = ({ starts }: TimeRange, now: Date) => ({
  reminded_day: starts <= after(now, 24 * 3600),
  reminded_hour: starts <= after(now, 3600),
});

/** Returns the minutes that a reservation is charged beyond its time; 0 without a record of its use. */
export const overtimeOf = ({ ends, used_until }: Pick<ReservationRow, 'ends' | 'used_until'>): number =>
  used_until === null ? 0 : overtimeMinutes({ ends, used_until });
