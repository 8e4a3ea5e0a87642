import { closingObstacleText } from '@portal/shared/rules';
import type { Deps } from '../../deps';
import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import {
  dueMembers,
  lockDue,
  lockUnreminded,
  markDone,
  markReminded,
  removeClosing,
} from '../closing/closing.repo';
import { day, hour } from '../limit/limit.rules';
import { notify } from '../message/message.service';
import { findJoined, findUser } from '../user/user.repo';
import { closingSoon, closingStopped } from './personal.notice';
import { obstaclesOf } from './personal.obstacle.service';
import { anonymise } from './personal.repo';
import { listDeletedUploads } from './personal.uploadRecords.repo';

const batch = 100;
/** Minimum seconds between the reminder and the end of the account. */
const reminded = 23 * hour;

/**
 * Reminds members a day before their account is closed, and closes accounts that are due. When the portal was down at
 * the time of the reminder, the end is postponed, so that nobody loses an account without the reminder.
 */
export const closingJob: Job = {
  name: 'closed accounts',
  everyMs: 10 * 60 * 1000,
  shared: true,
  run: async (deps, log) => {
    await remind(deps);
    for (const rid of await deps.db.read((tx) => dueMembers(tx, deps.now(), batch))) {
      await closeAccount(deps, rid).catch((error: unknown) =>
        log.error({ err: error, user: rid }, 'an account was not closed'),
      );
    }
  },
};

async function remind({ db, now }: Deps): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    for (const { user_rid, due } of await lockUnreminded(tx, after(at, day), batch)) {
      const latest = new Date(Math.max(due.getTime(), after(at, reminded).getTime()));
      await markReminded(tx, user_rid, { reminded: at, due: latest });
      await notify(tx, user_rid, closingSoon(latest), at);
    }
  });
}

/**
 * Anonymises the member's data, unless something is open again: then the request is dropped and the member is notified.
 * The bytes of uploads are removed before their rows: if the process dies in between, the next run finds the rows again.
 */
async function closeAccount({ db, ports, now }: Deps, rid: string): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const user = (await lockDue(tx, rid, at)) ? await findUser(tx, rid) : undefined;
    if (!user) return;
    const obstacles = await obstaclesOf(tx, user);
    if (obstacles.length > 0) {
      await removeClosing(tx, rid);
      await notify(tx, rid, closingStopped(obstacles.map(closingObstacleText)), at);
      return;
    }
    for (const { stored } of await listDeletedUploads(tx, rid)) await ports.files.remove(stored);
    await anonymise(tx, user);
    // Accounts of the same person that were merged into this one keep who it was until now.
    for (const joined of await findJoined(tx, rid)) await anonymise(tx, joined);
    await markDone(tx, rid, at);
  });
}
