import type { Job } from '../../kit/job';
import { removePastWindows } from './limit.repo';

/** Removes windows that are over. */
export const limitJob: Job = {
  name: 'past limits',
  everyMs: 600_000,
  run: ({ db, now }) => db.transaction((tx) => removePastWindows(tx, now())),
};
