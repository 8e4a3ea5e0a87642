import type { Db } from '../../db/client';
import { refuse } from '../../http/error';
import { type Limit, takePoint } from './limit.repo';

/**
 * Counts one attempt under each limit, in the database, so that every process and every restart knows.
 * Refuses with too_many_requests, and counts nothing then, when one of them is used up.
 */
export function countAttempt(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    for (const limit of limits) {
      const row = await takePoint(tx, limit, now);
      if (row.points > limit.max) {
        const retryAfter = Math.max(1, Math.ceil((row.resets.getTime() - now.getTime()) / 1000));
        throw refuse('too_many_requests', { retryAfter });
      }
    }
  });
}
