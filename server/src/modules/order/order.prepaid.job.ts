import type { Deps } from '../../deps';
import { Refusal } from '../../http/error';
import type { Job } from '../../kit/job';
import { missingPrepayment } from './order.hold.service';
import { move } from './order.move.service';
import { findUnprepaid, lockOrder, type OrderRow } from './order.repo';

const batch = 100;

/**
 * Lets signed orders of enterprises go on once the balance covers their prepayment, wherever the money came from: the amount is
 * reserved, and the sample is asked for. A job, because the modules that credit money are below that of orders, and because an
 * agreement that was signed stays signed when the money was spent elsewhere meanwhile.
 */
export const prepaidJob: Job = {
  name: 'prepaid orders',
  everyMs: 3000,
  run: async (deps) => {
    let after = '';
    for (;;) {
      const waiting = await deps.db.read((tx) => findUnprepaid(tx, after, batch));
      for (const order of waiting) await goOn(deps, order);
      const last = waiting.at(-1);
      if (!last || waiting.length < batch) return;
      after = last.rid;
    }
  },
};

/** Refusals of an order that changed meanwhile, or whose money was spent meanwhile: the next run looks again. */
const later = ['order_act_refused', 'prepayment_short', 'account_closed'];

async function goOn({ db, now }: Deps, order: OrderRow): Promise<void> {
  if ((await db.read((tx) => missingPrepayment(tx, order))) !== 0) return;
  const step = { act: 'await_sample', by: 'system', by_rid: null, note: '', at: now() } as const;
  try {
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.rid);
      if (locked?.state === 'agreed') await move(tx, locked, step);
    });
  } catch (error) {
    if (!(error instanceof Refusal) || !later.includes(error.id)) throw error;
  }
}
