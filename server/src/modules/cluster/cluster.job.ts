import type { Job } from '../../kit/job';
import { expirePayments } from './cluster.payment.service';

const batch = 20;

/** Ends payments from groups that no manager has approved in time. */
export const clusterJob: Job = {
  name: 'payments of groups',
  everyMs: 60_000,
  run: async ({ db, now }) => {
    let expired: number;
    do expired = await db.transaction((tx) => expirePayments(tx, now(), batch));
    while (expired === batch);
  },
};
