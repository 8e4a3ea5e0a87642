import { incomingFolder } from '../../http/upload';
import type { Job } from '../../kit/job';
import { removeOld } from '../../kit/oldFiles';

/** Removes what processes that died have left of files that arrived or were stored. */
export const unfinishedJob: Job = {
  name: 'unfinished files',
  everyMs: 10 * 60 * 1000,
  run: async ({ env, ports }) => {
    await removeOld(incomingFolder({ env }));
    await ports.files.sweep();
  },
};
