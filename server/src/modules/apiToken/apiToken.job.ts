import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import { day } from '../limit/limit.rules';
import { deleteExpiredTokens } from './apiToken.repo';

/** Days for which an expired token is still listed. */
const listedDays = 30;

/** Deletes tokens that expired long ago. */
export const apiTokenJob: Job = {
  name: 'expired API tokens',
  everyMs: 3_600_000,
  run: ({ db, now }) => db.transaction((tx) => deleteExpiredTokens(tx, after(now(), -listedDays * day))),
};
