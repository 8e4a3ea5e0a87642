import { getTableName } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { countOf, type Merged } from './accountMerge.rule.repo';
import { mergeLabels } from './accountMerge.rules';
import { mergeRules } from './accountMerge.rules.repo';

/** How many records of one kind move, and how many the kept account has. */
export interface MovingRecords {
  readonly label: string;
  readonly moving: number;
  readonly present: number;
}

/** Counts the records of both accounts by their kind, in the order of the labels; kinds of which there are none are left out. */
export async function countRecords(tx: Tx, { from, into }: Merged): Promise<MovingRecords[]> {
  const found: MovingRecords[] = [];
  for (const [table, label] of Object.entries(mergeLabels)) {
    const rule = mergeRules.find((one) => getTableName(one.table) === table && one.move);
    if (!rule) continue;
    const [moving, present] = [await countOf(tx, rule, from), await countOf(tx, rule, into)];
    if (moving + present > 0) found.push({ label, moving, present });
  }
  return found;
}
