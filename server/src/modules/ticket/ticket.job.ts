import type { Job } from '../../kit/job';
import { removeExpiredTickets } from './ticket.repo';

/** Deletes expired WeChat tickets. */
export const ticketJob: Job = {
  name: 'expired WeChat tickets',
  everyMs: 600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => removeExpiredTickets(tx, now())),
};
