import type { Db, Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type Limit, takePoint } from './limit.repo';

/**
 * Counts one attempt under each limit. Counts are in the database, so they apply to all processes and survive
 * restarts. Refuses with too_many_requests, without counting, when a limit is exceeded.
 */
export function countAttempt(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  return db.transaction((tx) => countDone(tx, limits, now));
}

/**
 * Counts an act inside its own transaction, so that only acts that are committed count. Refuses with
 * too_many_requests when a limit is exceeded.
 */
export async function countDone(tx: Tx, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) {
    const row = await takePoint(tx, limit, now);
    if (row.points > limit.max) {
      const retryAfter = Math.max(1, Math.ceil((row.resets.getTime() - now.getTime()) / 1000));
      throw refuse('too_many_requests', { retryAfter, ...(limit.msg && { msg: limit.msg }) });
    }
  }
}

/** Takes an attempt back that succeeded, where only failed ones are to count. */
export function giveBack(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    for (const limit of limits) await takePoint(tx, { ...limit, cost: -1 }, now);
  });
}

/** Counts an act that is left out without a refusal: returns false when a limit is exceeded. */
export async function isWithin(tx: Tx, limits: readonly Limit[], now: Date): Promise<boolean> {
  let within = true;
  for (const limit of limits) {
    const { points } = await takePoint(tx, limit, now);
    within &&= points <= limit.max;
  }
  return within;
}
