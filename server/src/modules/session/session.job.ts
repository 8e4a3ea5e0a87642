import type { Job } from '../../kit/job';
import { removeExpiredTokens } from './session.repo';
import { cutTokens } from './session.service';

/** Deletes expired tokens and sessions without tokens, and shortens tokens of a clock that was ahead. */
export const sessionJob: Job = {
  name: 'expired tokens',
  everyMs: 600_000,
  shared: true,
  run: ({ db, now }) =>
    db.transaction(async (tx) => {
      await removeExpiredTokens(tx, now());
      await cutTokens(tx, now());
    }),
};
