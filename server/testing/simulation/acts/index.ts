import type { Act } from '../act';
import type { Chance } from '../chance';
import { approvalActs } from './approval';
import { claimActs } from './claims';
import { instrumentActs } from './instrument';
import { invoiceActs } from './invoice';
import { jobActs } from './job';
import { labActs } from './lab';
import { moneyActs } from './money';
import { orderActs } from './order';
import { statementActs } from './statement';

export const acts: readonly Act[] = [
  ...orderActs,
  ...labActs,
  ...statementActs,
  ...moneyActs,
  ...approvalActs,
  ...claimActs,
  ...instrumentActs,
  ...invoiceActs,
  ...jobActs,
];

const total = acts.reduce((sum, { weight }) => sum + weight, 0);

/** Returns an act, the more often the greater its weight. */
export function someAct(chance: Chance): Act {
  let left = chance.below(total);
  for (const act of acts) {
    left -= act.weight;
    if (left < 0) return act;
  }
  throw new Error('no act was chosen');
}
