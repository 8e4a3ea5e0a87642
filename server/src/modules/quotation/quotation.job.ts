import { labClock, orderActTable, quotationReminderDays } from '@portal/shared/rules';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/error';
import type { Job } from '../../kit/job';
import { moveQuotation, type QuotationStep, targetCode } from './quotation.move.service';
import { notifyQuotation } from './quotation.notice';
import { findExpired, findStranded, findWithTarget, lockToRemind, markReminded } from './quotation.repo';
import { dayAfter } from './quotation.rules';

const batch = 100;

/**
 * Reminds members of open quotations shortly before their last day, expires those whose last day has passed, and
 * withdraws those whose order or requirement was cancelled or no longer takes other prices. Until then these can't be
 * accepted, because the rules look at the order and the day.
 */
export const quotationJob: Job = {
  name: 'quotations',
  everyMs: 30_000,
  run: async (deps) => {
    await remind(deps);
    const { today } = labClock(deps.now());
    await endAll(deps, 'expire', await deps.db.read((tx) => findExpired(tx, today, batch)));
    const { from } = orderActTable.reprice;
    await endAll(deps, 'withdraw', await deps.db.read((tx) => findStranded(tx, from, batch)));
  },
};

async function remind({ db, now }: Deps): Promise<void> {
  const at = now();
  const days = { today: labClock(at).today, until: dayAfter(at, quotationReminderDays) };
  await db.transaction(async (tx) => {
    for (const row of await lockToRemind(tx, days, batch)) {
      const found = await findWithTarget(tx, row.rid);
      const target_code = found ? targetCode(found) : '';
      await notifyQuotation(tx, row, { act: 'remind', target_code, note: '', at });
      await markReminded(tx, row.rid);
    }
  });
}

/** Ends quotations, each in a transaction of its own. One that ended meanwhile is skipped. */
async function endAll({ db, now }: Deps, act: QuotationStep['act'], rids: readonly string[]): Promise<void> {
  for (const rid of rids) {
    try {
      const step = { act, by: 'system', by_rid: null, reason: '', at: now() } as const;
      await db.transaction((tx) => moveQuotation(tx, rid, step));
    } catch (error) {
      if (!(error instanceof Refusal) || error.id !== 'quotation_act_refused') throw error;
    }
  }
}
