import type { Job } from '../../jobs';
import { removeExpired } from './wechat.repo';

/** Forgets QR codes and callbacks that nobody can use any more. */
export const expiredTicketJob: Job = {
  name: 'expired WeChat tickets',
  everyMs: 600_000,
  run: ({ db, now }) => db.transaction((tx) => removeExpired(tx, now())),
};
