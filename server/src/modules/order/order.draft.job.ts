import type { Job } from '../../kit/job';
import { deleteExpiredDrafts } from './order.draft.repo';

/** Deletes unfinished order forms that nobody continued. */
export const draftJob: Job = {
  name: 'expired drafts of orders',
  everyMs: 3_600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => deleteExpiredDrafts(tx, now())),
};
