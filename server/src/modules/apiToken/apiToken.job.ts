import { tokenReminderDays } from '@portal/shared/rules';
import type { Deps } from '../../deps';
import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import { day } from '../limit/limit.rules';
import { notify } from '../message/message.service';
import { tokenExpires } from './apiToken.notice';
import { deleteExpiredTokens, lockUnreminded, setReminded } from './apiToken.repo';

/** Days for which an expired token is still listed. */
const listedDays = 30;

/** Reminders that one transaction writes. */
const limit = 100;

/** Deletes tokens that expired long ago. */
export const apiTokenJob: Job = {
  name: 'expired API tokens',
  everyMs: 3_600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => deleteExpiredTokens(tx, after(now(), -listedDays * day))),
};

/** Reminds the owners of tokens that expire soon, once for each of the rule's days; after a pause only of the nearest. */
export const tokenReminderJob: Job = {
  name: 'reminders of API tokens',
  everyMs: 3_600_000,
  shared: true,
  run: async (deps) => {
    for (const days of tokenReminderDays.toReversed()) while ((await remind(deps, days)) === limit);
  },
};

/** Reminds of tokens that expire in so many days or less, and returns their number. Several processes share the work. */
function remind({ db, now }: Deps, days: number): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await lockUnreminded(tx, { now: at, before: after(at, days * day), days, limit });
    for (const token of due) {
      await notify(tx, token.user_rid, tokenExpires(token), at);
      await setReminded(tx, token.rid, days);
    }
    return due.length;
  });
}
