import type { Job } from '../../kit/job';
import { removePastWindows } from './limit.repo';

/** Deletes expired windows of rate limits. */
export const limitJob: Job = {
  name: 'past limits',
  everyMs: 600_000,
  run: ({ db, now }) => db.transaction((tx) => removePastWindows(tx, now())),
};
