import { type Parsed, reasons } from '@portal/shared/contract';
import { comparable, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import {
  type ClusterBudgetRow,
  deleteBudget,
  insertBudget,
  listBudgets,
  updateBudget,
} from './cluster.budget.repo';
import { findMember } from './cluster.member.repo';
import { mayAct } from './cluster.policy';
import type { By } from './cluster.service';

/**
 * Sets what a member or a project may use of a group's money in a calendar year and whether payments beyond it stop, or ends the budget. Refuses with not_found when the
 * member is not in the group, with cluster_limit when too many projects have one.
 */
export async function setBudget(
  tx: Tx,
  { rid: cluster_rid, user_rid, fund_code, amount_fen, blocks }: Parsed<'auth/cluster/budget'>,
  by: By,
): Promise<void> {
  await mayAct(tx, { rid: cluster_rid, user_rid: by.user_rid, act: 'budget' });
  if (user_rid !== undefined && !(await findMember(tx, cluster_rid, user_rid)))
    throw refuse('not_found', { noun: 'member' });
  const budgets = await listBudgets(tx, cluster_rid);
  const subject = { user_rid: user_rid ?? null, fund_code: fund_code ?? null };
  const saved = budgets.find((row) => isSame(row, subject));
  if (amount_fen === null) return saved && deleteBudget(tx, saved.rid);
  const amount = { amount_fen, blocks: blocks ?? saved?.blocks ?? false, changed: by.at };
  if (saved) return updateBudget(tx, saved.rid, amount);
  const projects = budgets.filter((row) => row.fund_code !== null).length;
  if (fund_code !== undefined && projects >= limits.clusterProjects)
    throw refuse('cluster_limit', { msg: reasons.clusterProjects });
  await insertBudget(tx, { rid: newRid(), cluster_rid, ...subject, ...amount });
}

type Subject = Pick<ClusterBudgetRow, 'user_rid' | 'fund_code'>;

/** Returns true for budgets of one member, or of one project however it is typed. */
const isSame = (one: Subject, other: Subject): boolean =>
  one.fund_code === null || other.fund_code === null
    ? one.user_rid !== null && one.user_rid === other.user_rid
    : comparable(one.fund_code) === comparable(other.fund_code);
