import { and, between, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { visitSlots } from './visit.table';

/** A day (YYYY-MM-DD) and one of its slots. */
export interface Visit {
  readonly date: string;
  readonly time: string;
}

/**
 * Takes one visit of a slot in one statement, so that concurrent calls through any number of processes never exceed
 * `capacity`. Returns false when the slot is full.
 */
export async function takeSlot(tx: Tx, { date, time }: Visit, capacity: number): Promise<boolean> {
  const taken = await tx
    .insert(visitSlots)
    .values({ date, time, taken: 1 })
    .onConflictDoUpdate({
      target: [visitSlots.date, visitSlots.time],
      set: { taken: sql`${visitSlots.taken} + 1` },
      setWhere: sql`${visitSlots.taken} < ${capacity}`,
    })
    .returning();
  return taken.length > 0;
}

/** Releases a visit. */
export async function freeVisit(tx: Tx, { date, time }: Visit): Promise<void> {
  await tx
    .update(visitSlots)
    .set({ taken: sql`${visitSlots.taken} - 1` })
    .where(and(eq(visitSlots.date, date), eq(visitSlots.time, time), gt(visitSlots.taken, 0)));
}

/** Returns the slots with taken visits in a range of days, both ends included. */
export async function findTaken(tx: Tx, { from, to }: { from: string; to: string }) {
  return tx
    .select()
    .from(visitSlots)
    .where(between(visitSlots.date, from, to));
}
