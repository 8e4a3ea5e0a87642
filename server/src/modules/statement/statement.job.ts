import type { Tx } from '../../db/client';
import { Refusal } from '../../http/error';
import type { Job } from '../../kit/job';
import { findSettings } from '../setting/setting.repo';
import { notifyStatement } from './statement.notice';
import { findReviewed, lockToRemind, type StatementRow, updateStatement } from './statement.repo';
import { confirmStatement } from './statement.service';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
/** The member is reminded this long before the end of the review period. */
const remindMs = 2 * dayMs;
/** How late a reminder may be without postponing the end. */
const lateMs = hourMs;
const batch = 100;

/**
 * Reminds members of statements that they have not reviewed, and confirms those whose review period has ended. When the portal was
 * down at the time of the reminder, the end is postponed: no statement is confirmed without a reminder and the time that it names.
 */
export const reviewJob: Job = {
  name: 'review of statements',
  everyMs: 60_000,
  run: async ({ db, now }) => {
    const at = now();
    await db.transaction((tx) => remind(tx, at));
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

async function remind(tx: Tx, at: Date): Promise<void> {
  // A review may be shorter than the usual time between the reminder and its end.
  const timeLeft = Math.min(remindMs, (await findSettings(tx)).reviewDays * dayMs);
  for (const statement of await lockToRemind(tx, new Date(at.getTime() + remindMs), batch)) {
    const review_until = endAfter(statement, at, timeLeft);
    await updateStatement(tx, statement.rid, { reminded: true, review_until });
    const told = { act: 'remind', note: '', amount_fen: 0, at } as const;
    await notifyStatement(tx, { ...statement, review_until }, told);
  }
}

/** Returns the end of the review, postponed when less than the time after the reminder is left. */
function endAfter({ review_until }: StatementRow, at: Date, timeLeft: number): Date {
  const least = at.getTime() + timeLeft;
  const end = review_until?.getTime() ?? least;
  return new Date(end < least - lateMs ? least : end);
}
