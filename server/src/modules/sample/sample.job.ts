import { labClock, parcelDays } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import { notifySamples } from '../order/order.sample.notice';
import { moveSamples } from '../order/order.sampleMove.service';
import { type StateRow, updateSamples } from '../order/order.sampleState.repo';
import { lockEnded, lockToRemind } from './sample.repo';
import { endAfterNotice, noticeDay } from './sample.rules';
import { finishSent } from './sample4recycle.repo';

const batch = 500;
const daySeconds = 24 * 3600;

/**
 * Reminds members before the keeping period of samples ends, makes those whose period has ended a task of the staff,
 * and completes requests whose parcel was sent long ago. It never destroys a sample: only staff do. When the portal was down at the
 * time of the reminder, the end is postponed: no period ends without a reminder and the time after it.
 */
export const sampleJob: Job = {
  name: 'keeping of samples',
  everyMs: 60_000,
  run: async ({ db, now }) => {
    await db.transaction((tx) => remind(tx, now()));
    await db.transaction((tx) => endKeeping(tx, now()));
    await db.transaction((tx) => finishSent(tx, after(now(), -parcelDays * daySeconds)));
  },
};

async function remind(tx: Tx, at: Date): Promise<void> {
  for (const [user_rid, rows] of byMember(await lockToRemind(tx, noticeDay(at), batch))) {
    const reminded = rows.map((row) => ({ ...row, until: endAfterNotice(row.until, at) }));
    for (const until of new Set(reminded.map((row) => row.until)))
      await updateSamples(
        tx,
        reminded.filter((row) => row.until === until).map(({ rid }) => rid),
        { reminded: true, until },
      );
    await notifySamples(tx, user_rid, { act: 'remind', samples: reminded, note: '', at });
  }
}

async function endKeeping(tx: Tx, at: Date): Promise<void> {
  const ended = await lockEnded(tx, labClock(at).today, batch);
  for (const rows of byMember(ended).values())
    await moveSamples(tx, rows, {
      act: 'expire',
      by: 'system',
      by_rid: null,
      note: '',
      at,
      change: { disposal: 0 },
    });
}

/** Groups samples by member, so that each gets one notice. */
function byMember(rows: readonly StateRow[]): Map<string, StateRow[]> {
  const groups = new Map<string, StateRow[]>();
  for (const row of rows) groups.set(row.user_rid, [...(groups.get(row.user_rid) ?? []), row]);
  return groups;
}
