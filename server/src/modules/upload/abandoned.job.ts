import type { Deps } from '../../deps';
import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import { deleteResumable, lockAbandoned } from './resumableUpload.repo';
import { joiningSeconds, keepSeconds } from './resumableUpload.service';

const batch = 20;
/** Batches of one run, each a transaction. */
const batches = 100;

/**
 * Deletes uploads in parts that were not finished within a day. The parts are deleted before the row: if the process dies
 * in between, the next run finds the row again.
 */
export const abandonedJob: Job = {
  name: 'abandoned uploads',
  everyMs: 10 * 60 * 1000,
  shared: true,
  run: async (deps) => {
    for (let turn = 0; turn < batches; turn++) if ((await discardBatch(deps)) < batch) return;
  },
};

const discardBatch = ({ db, ports, now }: Deps): Promise<number> =>
  db.transaction(async (tx) => {
    const [before, joinedSince] = [after(now(), -keepSeconds), after(now(), -joiningSeconds)];
    const rows = await lockAbandoned(tx, { before, joinedSince, limit: batch });
    for (const { rid, stored, key } of rows) {
      await ports.files.parts.discard({ name: stored, key });
      await deleteResumable(tx, rid);
    }
    return rows.length;
  });
