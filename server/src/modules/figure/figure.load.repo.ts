import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { reservations } from '../reservation/reservation.table';
import type { Span } from './figure.rules';

/** Time of an instrument that members took, in minutes. */
interface TakenTime {
  readonly instrument_rid: string;
  readonly reserved_minutes: number;
  readonly used_minutes: number;
}

/** Returns the time of the reservations that begin in the period, by instrument. */
export function takenTimes(tx: Tx, { from, to }: Span): Promise<TakenTime[]> {
  const { instrument_rid, state, starts, ends } = reservations;
  const minutes = sql`extract(epoch FROM ${ends} - ${starts}) / 60`;
  return tx
    .select({
      instrument_rid,
      reserved_minutes: sql<number>`sum(${minutes})`.mapWith(Number),
      used_minutes: sql<number>`coalesce(sum(${minutes}) FILTER (WHERE ${state} = 'done'), 0)`.mapWith(
        Number,
      ),
    })
    .from(reservations)
    .where(and(gte(starts, from), lt(starts, to), inArray(state, ['booked', 'done', 'missed'])))
    .groupBy(instrument_rid);
}
