import { inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import type { Job } from '../jobs';
import { refuse } from './error';
import { rate_limits } from './limit.table';

/** `max` times in any window of `seconds`, counted under `key`. */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts one attempt under each limit, in the database, so that every process and every restart knows.
 * Refuses with too_many_requests, and counts nothing then, when one of them is used up.
 */
export function countAttempt(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    for (const limit of limits) {
      const row = await take(tx, limit, now);
      if (row.points > limit.max) {
        const retryAfter = Math.max(1, Math.ceil((row.resets.getTime() - now.getTime()) / 1000));
        throw refuse('too_many_requests', { retryAfter });
      }
    }
  });
}

/** Forgets the attempts, after one that succeeded. */
export async function forgetAttempts(tx: Tx, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map((limit) => limit.key);
  await tx.delete(rate_limits).where(inArray(rate_limits.key, keys));
}

/** One statement counts and begins a new window when the old one is over: nobody slips in between. */
async function take(tx: Tx, { key, seconds }: Limit, now: Date): Promise<{ points: number; resets: Date }> {
  const { points, resets } = rate_limits;
  const fresh = { points: 1, resets: new Date(now.getTime() + seconds * 1000) };
  const over = sql`${resets} <= ${now.toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(rate_limits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        points: sql`CASE WHEN ${over} THEN 1 ELSE ${points} + 1 END`,
        resets: sql`CASE WHEN ${over} THEN excluded.resets ELSE ${resets} END`,
      },
    })
    .returning({ points, resets });
  return row ?? fresh;
}

/** Forgets windows that are over. */
export const pastLimitsJob: Job = {
  name: 'past limits',
  everyMs: 600_000,
  run: async ({ db, now }) => {
    await db.transaction((tx) => tx.delete(rate_limits).where(lt(rate_limits.resets, now())));
  },
};
