import { Refusal } from '../../http/error';
import type { Job } from '../../kit/job';
import { notifyStatement } from './statement.notice';
import { findReviewed, lockToRemind, updateStatement } from './statement.repo';
import { confirmStatement } from './statement.service';

const dayMs = 24 * 3600 * 1000;
/** The member is reminded this long before the end of the review period. */
const remindMs = 2 * dayMs;
const batch = 100;

/** Reminds members of statements that they have not reviewed, and confirms those whose review period has ended. */
export const reviewJob: Job = {
  name: 'review of statements',
  everyMs: 60_000,
  run: async ({ db, now }) => {
    const at = now();
    await db.transaction(async (tx) => {
      for (const statement of await lockToRemind(tx, at, new Date(at.getTime() + remindMs), batch)) {
        await notifyStatement(tx, statement, { act: 'remind', note: '', amount_fen: 0, at });
        await updateStatement(tx, statement.rid, { reminded: true });
      }
    });
    for (const rid of await db.read((tx) => findReviewed(tx, at, batch))) {
      try {
        await db.transaction((tx) => confirmStatement(tx, rid, { by: 'system', by_rid: null, at }));
      } catch (error) {
        // The member confirmed or disputed it meanwhile.
        if (!(error instanceof Refusal) || error.id !== 'statement_act_refused') throw error;
      }
    }
  },
};
