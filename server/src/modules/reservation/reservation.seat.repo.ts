import { limits } from '@portal/shared/rules';
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { InstrumentRow } from '../instrument/instrument.repo';
import type { TimeRange } from '../instrument/instrument.time.rules';
import { reservationSeats } from './reservation.table';

const gridMs = limits.instrumentGrid * 60_000;

/** Returns the start of each half hour of a range. */
function halfHours({ starts, ends }: TimeRange): Date[] {
  const length = Math.ceil((ends.getTime() - starts.getTime()) / gridMs);
  return Array.from({ length }, (_, index) => new Date(starts.getTime() + index * gridMs));
}

/** How many seats of an instrument are taken, by half hour. */
export class TakenSeats {
  readonly #counts = new Map<number, number>();

  constructor(rows: readonly { readonly at: Date; readonly taken: number }[]) {
    for (const { at, taken } of rows) this.#counts.set(at.getTime(), taken);
  }

  /** Returns how many reservations fit into a range besides those that are in it. */
  left(range: TimeRange, capacity: number): number {
    const most = halfHours(range).map((at) => this.#counts.get(at.getTime()) ?? 0);
    return Math.max(0, capacity - Math.max(0, ...most));
  }

  /** Counts a reservation that is added. */
  add(range: TimeRange): void {
    for (const at of halfHours(range))
      this.#counts.set(at.getTime(), (this.#counts.get(at.getTime()) ?? 0) + 1);
  }
}

const within = (instrument_rid: string, { starts, ends }: TimeRange) =>
  and(
    eq(reservationSeats.instrument_rid, instrument_rid),
    gte(reservationSeats.at, starts),
    lt(reservationSeats.at, ends),
  );

/** Returns the taken seats of an instrument in a range. */
export async function takenSeats(tx: Tx, instrument_rid: string, range: TimeRange): Promise<TakenSeats> {
  const rows = await tx
    .select({ at: reservationSeats.at, taken: count().mapWith(Number) })
    .from(reservationSeats)
    .where(within(instrument_rid, range))
    .groupBy(reservationSeats.at);
  return new TakenSeats(rows);
}

/**
 * Takes a seat in each half hour of a range, the lowest that is free; the seat may change from one to the next. Returns
 * false when a half hour has none; then the caller rolls back.
 */
export async function takeSeats(
  tx: Tx,
  { rid: instrument_rid, capacity }: Pick<InstrumentRow, 'rid' | 'capacity'>,
  reservation_rid: string,
  range: TimeRange,
): Promise<boolean> {
  const rows = await tx
    .select({ at: reservationSeats.at, seat: reservationSeats.seat })
    .from(reservationSeats)
    .where(within(instrument_rid, range));
  const taken = new Set(rows.map(({ at, seat }) => `${at.getTime()} ${seat}`));
  const seats = Array.from({ length: capacity }, (_, index) => index + 1);
  const wanted = halfHours(range).flatMap((at) => {
    const seat = seats.find((one) => !taken.has(`${at.getTime()} ${one}`));
    return seat === undefined ? [] : [{ instrument_rid, at, seat, reservation_rid }];
  });
  if (wanted.length < halfHours(range).length) return false;
  const added = await tx
    .insert(reservationSeats)
    .values(wanted)
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return added.length === wanted.length;
}

/** Frees the time of reservations. */
export async function freeSeats(tx: Tx, reservation_rids: readonly string[]): Promise<void> {
  if (reservation_rids.length === 0) return;
  await tx.delete(reservationSeats).where(inArray(reservationSeats.reservation_rid, [...reservation_rids]));
}
