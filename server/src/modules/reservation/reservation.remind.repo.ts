import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { ReservationRow } from './reservation.repo';
import { reservations } from './reservation.table';

/** The columns that record the reminders. */
export type Reminded = 'reminded_day' | 'reminded_hour';

/**
 * Locks booked reservations that begin after `now` and at the latest at `before`, and lack this reminder. Those that
 * another process has locked are left to it.
 */
export async function lockToRemind(
  tx: Tx,
  reminded: Reminded,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<ReservationRow[]> {
  return tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.state, 'booked'),
        eq(reservations[reminded], false),
        eq(reservations.reminded_hour, false),
        gt(reservations.starts, now),
        lte(reservations.starts, before),
      ),
    )
    .orderBy(asc(reservations.starts))
    .limit(limit)
    .for('no key update', { skipLocked: true });
}

/** Records the reminder; the reminder of the last hour includes that of the day before. */
export async function markReminded(tx: Tx, rids: readonly string[], reminded: Reminded): Promise<void> {
  if (rids.length === 0) return;
  const marks = { reminded_day: true, ...(reminded === 'reminded_hour' && { reminded_hour: true }) };
  await tx
    .update(reservations)
    .set(marks)
    .where(inArray(reservations.rid, [...rids]));
}
