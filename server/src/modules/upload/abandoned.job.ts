import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import { deleteResumable, lockAbandoned } from './resumableUpload.repo';
import { joiningSeconds, keepSeconds } from './resumableUpload.service';

const batch = 20;

/**
 * Deletes uploads in parts that were not finished within a day. The parts are deleted before the row: if the process dies
 * in between, the next run finds the row again.
 */
export const abandonedJob: Job = {
  name: 'abandoned uploads',
  everyMs: 10 * 60 * 1000,
  run: ({ db, ports, now }) =>
    db.transaction(async (tx) => {
      const [before, joinedSince] = [after(now(), -keepSeconds), after(now(), -joiningSeconds)];
      for (const { rid, stored, key } of await lockAbandoned(tx, { before, joinedSince, limit: batch })) {
        await ports.files.parts.discard({ name: stored, key });
        await deleteResumable(tx, rid);
      }
    }),
};
