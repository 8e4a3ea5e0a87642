import type { Job } from '../../kit/job';
import { removeExpiredCodes } from './smsCode.repo';

/** Deletes expired codes. */
export const smsCodeJob: Job = {
  name: 'expired text message codes',
  everyMs: 600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => removeExpiredCodes(tx, now())),
};
