import type { Job } from '../../kit/job';
import { removeExpiredTokens } from './session.repo';

/** Deletes expired tokens and sessions without tokens. */
export const sessionJob: Job = {
  name: 'expired tokens',
  everyMs: 600_000,
  run: ({ db, now }) => db.transaction((tx) => removeExpiredTokens(tx, now())),
};
