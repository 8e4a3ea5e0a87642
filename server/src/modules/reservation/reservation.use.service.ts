import { reasons } from '@portal/shared/contract';
import { limits, reservationActTable } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { applyChange } from './reservation.change.service';
import type { ReservationRow } from './reservation.repo';
import { type Actor, requireAct } from './reservation.rules';

/** When an instrument was really used. */
export interface UsedRange {
  readonly used_from: Date;
  readonly used_until: Date;
}

interface Finish {
  readonly by: Actor;
  readonly at: Date;
  readonly note: string;
  /** When it was used; undefined for since its recorded beginning until `at`. */
  readonly used: UsedRange | undefined;
}

const hourMs = 3_600_000;

/** Records that the use of a booked time begins at `at`. */
export async function beginUse(
  tx: Tx,
  row: ReservationRow,
  { by, at }: { readonly by: Actor; readonly at: Date },
): Promise<ReservationRow> {
  requireAct(row, 'begin', by, at);
  return applyChange(tx, row, { used_from: at });
}

/** Records that a booked time was used. Without `used` and a recorded beginning no times are kept. */
export async function finishUse(
  tx: Tx,
  row: ReservationRow,
  { by, at, note, used }: Finish,
): Promise<ReservationRow> {
  requireAct(row, 'finish', by, at);
  if (used) requireUsable(row, used, at);
  const until = row.used_from === null ? {} : { used_until: at };
  return applyChange(tx, row, { state: reservationActTable.finish.to, note, ...(used ?? until) });
}

/** Refuses a use that is in the future, far from the booked time, or too long, at its field. */
export function requireUsable(
  { starts }: ReservationRow,
  { used_from, used_until }: UsedRange,
  at: Date,
): void {
  const away = Math.abs(used_from.getTime() - starts.getTime());
  if (away > limits.reservationHours * hourMs) throw wrong({ 'used.from': reasons.usedFar });
  if (used_until > at) throw wrong({ 'used.until': reasons.usedAhead });
  if (used_until.getTime() - used_from.getTime() > 2 * limits.reservationHours * hourMs)
    throw wrong({ 'used.until': reasons.usedLong });
}

const wrong = (fields: Record<string, string>) => refuse('invalid_input', { fields });
