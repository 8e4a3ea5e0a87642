import type { Job } from '../../jobs';
import { removeExpiredTokens } from './session.repo';
import { removeExpiredCodes } from './smsCode.repo';

/** Forgets tokens, sessions and codes that nobody can use any more. */
export const expiredJob: Job = {
  name: 'expired tokens and codes',
  everyMs: 600_000,
  run: ({ db, now }) =>
    db.transaction(async (tx) => {
      await removeExpiredTokens(tx, now());
      await removeExpiredCodes(tx, now());
    }),
};
