import type { Deps } from '../../deps';
import type { Job } from '../../kit/job';
import { deleteFiles, lockUnclaimed } from './upload.repo';

const keepMs = 24 * 3600 * 1000;
const batch = 100;

/** Batches of one run, each a transaction, so that a run removes more than members can upload meanwhile. */
const batches = 100;

/**
 * Deletes uploads that no call claimed within a day. The bytes are deleted before the row: if the process dies in
 * between, the next run finds the row again.
 */
export const unclaimedJob: Job = {
  name: 'unclaimed uploads',
  everyMs: 10 * 60 * 1000,
  shared: true,
  run: async (deps) => {
    for (let turn = 0; turn < batches; turn++) if ((await removeBatch(deps)) < batch) return;
  },
};

const removeBatch = ({ db, ports, now }: Deps): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockUnclaimed(tx, new Date(now().getTime() - keepMs), batch);
    for (const row of rows) await ports.files.remove(row.stored);
    if (rows.length > 0) {
      await deleteFiles(
        tx,
        rows.map((row) => row.rid),
      );
    }
    return rows.length;
  });
