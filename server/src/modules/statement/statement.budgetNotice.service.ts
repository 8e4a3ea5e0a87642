import { budgetNotices, budgetPercent, budgetWarning } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type ClusterBudgetRow, listBudgets, recordNotice } from '../cluster/cluster.budget.repo';
import { ownersOf } from '../cluster/cluster.member.repo';
import { tell } from '../cluster/cluster.notice';
import { findCluster } from '../cluster/cluster.repo';
import { monthOf } from '../cluster/cluster.rules';
import type { By } from '../cluster/cluster.service';
import { clusterUse, usedOf } from './statement.clusterBudget.service';
import { memberNames } from './statement.clusterList.service';

/**
 * Tells the owner of a group and the member of a payment from it that budgets are nearly used or used up: of each percentage once in a
 * month. The budgets of other members are passed over, because the payment uses none of them.
 */
export async function tellBudgets(tx: Tx, cluster_rid: string, { user_rid, at }: By): Promise<void> {
  const budgets = (await listBudgets(tx, cluster_rid)).filter(
    (row) => row.user_rid === null || row.user_rid === user_rid,
  );
  const cluster = budgets.length > 0 ? await findCluster(tx, cluster_rid) : undefined;
  if (!cluster) return;
  const use = await clusterUse(tx, cluster_rid, at);
  const names = await memberNames(tx, [user_rid]);
  const owner = (await ownersOf(tx, [cluster_rid])).get(cluster_rid);
  for (const budget of budgets) {
    const percent = budgetPercent(usedOf(budget, use), budget.amount_fen);
    // A budget that was used up has also been nearly used: a refund does not make that news again.
    const fresh: boolean[] = [];
    for (const reached of budgetNotices(percent))
      fresh.push(await recordNotice(tx, { budget_rid: budget.rid, month: monthOf(at), percent: reached }));
    if (fresh.at(-1) !== true) continue;
    for (const rid of new Set([user_rid, ...(owner === undefined ? [] : [owner])])) {
      const warning = warningFor(budget, { own: rid === user_rid, name: names.get(user_rid) ?? '', percent });
      await tell(tx, rid, { cluster, event: { act: 'budget', warning, managed: rid === owner }, at });
    }
  }
}

interface Seen {
  /** True when the reader is the member whose payment used the budget. */
  readonly own: boolean;
  readonly name: string;
  readonly percent: number;
}

function warningFor({ fund_code }: ClusterBudgetRow, { own, name, percent }: Seen): string {
  if (fund_code !== null) return budgetWarning('project', fund_code, percent);
  return budgetWarning(own ? 'own' : 'member', name, percent);
}
