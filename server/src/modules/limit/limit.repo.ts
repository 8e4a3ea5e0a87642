import { gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { latest } from '../../kit/time';
import { rate_limits } from './limit.table';

/** Allows `max` attempts in a window of `seconds`, counted under `key`. An attempt counts `cost` points, 1 by default. */
export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
  readonly cost?: number;
  /** Message of the refusal; the default message of too_many_requests says only to try later. */
  readonly msg?: string;
}

/**
 * Counts one attempt, or starts a new window when the old one has expired. One statement, so that concurrent attempts
 * are all counted. A window that ends later than a new one is none: a clock that was ahead would lock an account for long.
 */
export async function takePoint(
  tx: Tx,
  { key, seconds, cost = 1 }: Limit,
  now: Date,
): Promise<{ points: number; resets: Date }> {
  const { points, resets } = rate_limits;
  const fresh = { points: cost, resets: new Date(now.getTime() + seconds * 1000) };
  const over = or(lte(resets, now), gt(resets, latest(now, seconds)));
  const [row] = await tx
    .insert(rate_limits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        points: sql`CASE WHEN ${over} THEN excluded.points ELSE ${points} + excluded.points END`,
        resets: sql`CASE WHEN ${over} THEN excluded.resets ELSE ${resets} END`,
      },
    })
    .returning({ points, resets });
  return row ?? fresh;
}

/** Resets the counts, for instance after a successful attempt. */
export async function resetAttempts(tx: Tx, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map((limit) => limit.key);
  await tx.delete(rate_limits).where(inArray(rate_limits.key, keys));
}

export async function removeExpiredWindows(tx: Tx, now: Date): Promise<void> {
  await tx.delete(rate_limits).where(lt(rate_limits.resets, now));
}
