import type { Db } from '../../db/client';
import { refuse } from '../../http/error';
import { type Limit, takePoint } from './limit.repo';

/**
 * Counts one attempt under each limit. Counts are in the database, so they apply to all processes and survive
 * restarts. Refuses with too_many_requests, without counting, when a limit is exceeded.
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
