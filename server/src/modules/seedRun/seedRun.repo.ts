import { max } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { seedRuns } from './seedRun.table';

/** Marks a part of the first content as written; false when it was marked before. */
export async function markSeeded(tx: Tx, part: string, at: Date): Promise<boolean> {
  const marked = await tx.insert(seedRuns).values({ part, at }).onConflictDoNothing().returning();
  return marked.length > 0;
}

/** When content was last written; null when none was. */
export async function findLastSeeded(tx: Tx): Promise<Date | null> {
  const [row] = await tx.select({ at: max(seedRuns.at) }).from(seedRuns);
  return row?.at ?? null;
}
