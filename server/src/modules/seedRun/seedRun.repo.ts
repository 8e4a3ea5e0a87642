import { max } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { seedRuns } from './seedRun.table';

/** Marks a part of the initial content as written; returns false when it was marked before. */
export async function markSeeded(tx: Tx, part: string, at: Date): Promise<boolean> {
  const marked = await tx.insert(seedRuns).values({ part, at }).onConflictDoNothing().returning();
  return marked.length > 0;
}

/** Returns the time when content was last seeded; null when it never was. */
export async function findLastSeeded(tx: Tx): Promise<Date | null> {
  const [row] = await tx.select({ at: max(seedRuns.at) }).from(seedRuns);
  return row?.at ?? null;
}
