import type { Job } from '../../kit/job';
import { removeEnded } from './dataShare.service';

/** Deletes links to data, and their logs, some time after their end. */
export const endedSharesJob: Job = {
  name: 'ended data shares',
  everyMs: 24 * 3_600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => removeEnded(tx, now())),
};
