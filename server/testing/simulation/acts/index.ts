import type { Act } from '../act';
import type { Chance } from '../chance';
import { approvalActs } from './approval';
import { claimActs } from './claims';
import { instrumentActs } from './instrument';
import { invoiceActs } from './invoice';
import { jobAct } from './job';
import { labActs } from './lab';
import { moneyActs } from './money';
import { orderActs } from './order';
import { statementActs } from './statement';

const acts: readonly Act[] = [
  ...orderActs,
  ...labActs,
  ...statementActs,
  ...moneyActs,
  ...approvalActs,
  ...claimActs,
  ...instrumentActs,
  ...invoiceActs,
  jobAct,
];

/** How often a portal has acts, beside their usual weight. */
const moods = [0.1, 0.3, 1, 3, 10];

/** Chooses what is done next. */
export type Mood = (chance: Chance) => Act;

/**
 * Returns the mood of one portal: some acts are done all the time there and others hardly ever, because what happens rarely beside
 * everything else would hardly happen twice at once.
 */
export function moodOf(chance: Chance): Mood {
  const weighted = acts.map((act) => ({ act, weight: act.weight * (chance.pick(moods) ?? 1) }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  return (now) => {
    let left = now.next() * total;
    const found = weighted.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return found?.act ?? jobAct;
  };
}
