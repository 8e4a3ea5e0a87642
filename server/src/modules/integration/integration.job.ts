import type { Db } from '../../db/client';
import type { Job } from '../../kit/job';
import { findMembersWith } from '../ledger/ledger.balance.repo';
import { expirePoints, warnOfExpiry } from './integration.expiry.service';

const batch = 200;

/**
 * Expires points and warns of the next ones. Each member has transactions of their own, so that one failure does not
 * stop the others and no account is locked for long.
 */
export const pointsJob: Job = {
  name: 'expiry of points',
  everyMs: 6 * 3600 * 1000,
  shared: true,
  async run({ db, now }, log) {
    for (let after = ''; ; ) {
      const page = { kind: 'points', after, size: batch } as const;
      const owners = await db.read((tx) => findMembersWith(tx, page));
      for (const user_rid of owners)
        await expireAndWarn(db, user_rid, now()).catch((error: unknown) =>
          log.error({ err: error, user_rid }, 'points were not expired'),
        );
      if (owners.length < batch) return;
      after = owners.at(-1) ?? after;
    }
  },
};

/** Two transactions, because the account of points and the notice are locked in no order. */
async function expireAndWarn(db: Db, user_rid: string, now: Date): Promise<void> {
  await db.transaction((tx) => expirePoints(tx, user_rid, now));
  await db.transaction((tx) => warnOfExpiry(tx, user_rid, now));
}
