import type { Job } from '../../kit/job';
import { removeExpiredWindows } from './limit.repo';

/** Deletes expired windows of rate limits. */
export const limitJob: Job = {
  name: 'expired rate limits',
  everyMs: 600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => removeExpiredWindows(tx, now())),
};
