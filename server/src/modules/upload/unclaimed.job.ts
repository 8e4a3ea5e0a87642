import type { Job } from '../../kit/job';
import { deleteFiles, lockUnclaimed } from './upload.repo';

const keepMs = 24 * 3600 * 1000;
const batch = 100;

/**
 * Removes uploads that no call named within a day. The bytes go first: a process that dies in
 * between leaves the row, and the next round finds it again.
 */
export const unclaimedJob: Job = {
  name: 'unclaimed files',
  everyMs: 10 * 60 * 1000,
  run: ({ db, ports, now }) =>
    db.transaction(async (tx) => {
      const rows = await lockUnclaimed(tx, new Date(now().getTime() - keepMs), batch);
      for (const row of rows) await ports.files.remove(row.stored);
      if (rows.length > 0) {
        await deleteFiles(
          tx,
          rows.map((row) => row.rid),
        );
      }
    }),
};
