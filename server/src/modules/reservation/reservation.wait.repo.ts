import { and, asc, eq, gt, gte, inArray, lt, lte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { TimeRange } from '../instrument/instrument.time.rules';
import { reservationWaits } from './reservation.table';

export type WaitRow = typeof reservationWaits.$inferSelect;

/** Adds a wait, or returns the member's wait for the same time. */
export async function putWait(tx: Tx, row: WaitRow): Promise<WaitRow> {
  const { user_rid, instrument_rid, starts, ends } = reservationWaits;
  const [saved] = await tx
    .insert(reservationWaits)
    .values(row)
    .onConflictDoUpdate({ target: [user_rid, instrument_rid, starts, ends], set: { alone: row.alone } })
    .returning();
  if (!saved) throw new Error('a saved wait was not returned');
  return saved;
}

export const countWaits = (tx: Tx, user_rid: string): Promise<number> =>
  tx.$count(reservationWaits, eq(reservationWaits.user_rid, user_rid));

/** Returns what a member waits for, by time. */
export async function waitsOf(tx: Tx, user_rid: string): Promise<WaitRow[]> {
  return tx
    .select()
    .from(reservationWaits)
    .where(eq(reservationWaits.user_rid, user_rid))
    .orderBy(asc(reservationWaits.starts), asc(reservationWaits.rid));
}

/** Returns the waits for times of an instrument that have not begun, first come first. */
export async function waitsForInstrument(tx: Tx, instrument_rid: string, now: Date): Promise<WaitRow[]> {
  return tx
    .select()
    .from(reservationWaits)
    .where(and(eq(reservationWaits.instrument_rid, instrument_rid), gt(reservationWaits.starts, now)))
    .orderBy(asc(reservationWaits.created), asc(reservationWaits.rid));
}

/** Most waits of a week that are shown. */
const most = 200;

/** Returns the waits for times of an instrument that begin in the range, by time and then first come. */
export const waitsWithin = (
  tx: Tx,
  instrument_rid: string,
  { starts, ends }: TimeRange,
): Promise<WaitRow[]> =>
  tx
    .select()
    .from(reservationWaits)
    .where(
      and(
        eq(reservationWaits.instrument_rid, instrument_rid),
        gte(reservationWaits.starts, starts),
        lt(reservationWaits.starts, ends),
      ),
    )
    .orderBy(asc(reservationWaits.starts), asc(reservationWaits.created), asc(reservationWaits.rid))
    .limit(most);

export async function lockWait(tx: Tx, rid: string): Promise<WaitRow | undefined> {
  const [row] = await tx
    .select()
    .from(reservationWaits)
    .where(eq(reservationWaits.rid, rid))
    .for('no key update');
  return row;
}

/** Returns the instruments that members wait for. */
export async function instrumentsWithWaits(tx: Tx): Promise<string[]> {
  const rows = await tx.selectDistinct({ rid: reservationWaits.instrument_rid }).from(reservationWaits);
  return rows.map(({ rid }) => rid);
}

/** Deletes a wait of this member; returns false for another member's wait. */
export async function deleteOwnWait(tx: Tx, user_rid: string, rid: string): Promise<boolean> {
  const gone = await tx
    .delete(reservationWaits)
    .where(and(eq(reservationWaits.rid, rid), eq(reservationWaits.user_rid, user_rid)))
    .returning();
  return gone.length > 0;
}

export async function deleteWaits(tx: Tx, rids: readonly string[]): Promise<void> {
  if (rids.length > 0) await tx.delete(reservationWaits).where(inArray(reservationWaits.rid, [...rids]));
}

/** Deletes the waits for times that have begun. */
export async function deletePastWaits(tx: Tx, now: Date): Promise<void> {
  await tx.delete(reservationWaits).where(lte(reservationWaits.starts, now));
}
