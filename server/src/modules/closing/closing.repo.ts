import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { closings } from './closing.table';

export type ClosingRow = typeof closings.$inferSelect;

/** Returns the member's request to close the account; undefined when there is none. */
export async function findClosing(tx: Tx, user_rid: string): Promise<ClosingRow | undefined> {
  const [row] = await tx.select().from(closings).where(eq(closings.user_rid, user_rid));
  return row;
}

/** Returns and locks the member's request, so that the account is not closed before the transaction ends. */
export async function lockClosing(tx: Tx, user_rid: string): Promise<ClosingRow | undefined> {
  const [row] = await tx.select().from(closings).where(eq(closings.user_rid, user_rid)).for('no key update');
  return row;
}

/** Stores a request; returns false when there is one already. */
export async function insertClosing(
  tx: Tx,
  row: Pick<ClosingRow, 'user_rid' | 'requested' | 'due'>,
): Promise<boolean> {
  const added = await tx.insert(closings).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Removes a request that is not carried out yet; returns false when there is none. */
export async function removeClosing(tx: Tx, user_rid: string): Promise<boolean> {
  const removed = await tx
    .delete(closings)
    .where(and(eq(closings.user_rid, user_rid), isNull(closings.done)))
    .returning();
  return removed.length > 0;
}

/** Returns and locks requests that are due until `until` and whose members were not reminded. */
export function lockUnreminded(tx: Tx, until: Date, limit: number): Promise<ClosingRow[]> {
  return tx
    .select()
    .from(closings)
    .where(and(isNull(closings.done), isNull(closings.reminded), lte(closings.due, until)))
    .orderBy(asc(closings.due))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markReminded(
  tx: Tx,
  user_rid: string,
  change: Pick<ClosingRow, 'reminded' | 'due'>,
): Promise<void> {
  await tx.update(closings).set(change).where(eq(closings.user_rid, user_rid));
}

const isDue = (now: Date) => and(isNull(closings.done), isNotNull(closings.reminded), lte(closings.due, now));

/** Returns the members whose request is due and who were reminded, the earliest first. */
export async function dueMembers(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ rid: closings.user_rid })
    .from(closings)
    .where(isDue(now))
    .orderBy(asc(closings.due))
    .limit(limit);
  return rows.map(({ rid }) => rid);
}

/** Locks a due request; returns false when it was withdrawn, or when another process carries it out. */
export async function lockDue(tx: Tx, user_rid: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select()
    .from(closings)
    .where(and(eq(closings.user_rid, user_rid), isDue(now)))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

export async function markDone(tx: Tx, user_rid: string, done: Date): Promise<void> {
  await tx.update(closings).set({ done }).where(eq(closings.user_rid, user_rid));
}
