import type { Job } from '../../kit/job';
import { removeExpiredCallbacks } from './wechat.repo';

/** Deletes callbacks whose signature has expired. */
export const callbackJob: Job = {
  name: 'expired WeChat callbacks',
  everyMs: 600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => removeExpiredCallbacks(tx, now())),
};
