import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import { day } from '../limit/limit.rules';
import { findMergedSince } from '../user/user.repo';
import { lockBoth, moveAll } from './accountMerge.move.service';

/**
 * Moves what came to an account after it was merged: of what began before, such as a gift of points. An act that locks its member is
 * refused then, but not everything does.
 */
export const mergedAccountJob: Job = {
  name: 'merged accounts',
  everyMs: 10 * 60 * 1000,
  shared: true,
  run: async ({ db, now }, log) => {
    const found = await db.read((tx) => findMergedSince(tx, after(now(), -2 * day)));
    for (const { rid: from, merged_into: into } of found) {
      if (into === null) continue;
      await db
        .transaction(async (tx) => {
          await lockBoth(tx, { from, into });
          await moveAll(tx, { from, into }, now());
        })
        .catch((error: unknown) =>
          log.error({ err: error, user: from }, 'a merged account still has records'),
        );
    }
  },
};
