import type { Data } from '@portal/shared/contract';
import {
  type BudgetCharge,
  type BudgetUse,
  budgetLevel,
  budgetPercent,
  budgetUse,
  comparable,
  labClock,
  mayInCluster,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dayStart } from '../../kit/time';
import { budgetsAround, type ClusterBudgetRow, listBudgets } from '../cluster/cluster.budget.repo';
import { waitingByStatement } from '../cluster/cluster.payment.repo';
import { mayRead } from '../cluster/cluster.policy';
import { ownerOfGroup } from '../cluster/cluster.rules';
import type { By } from '../cluster/cluster.service';
import { sumByCause } from '../ledger/ledger.balance.repo';
import { accountRid } from '../ledger/ledger.rules';
import { memberNames } from './statement.clusterList.service';
import { billedByProject } from './statement.clusterProject.service';
import { findStatements } from './statement.repo';
import { addTo } from './statement.spending.rules';

/** Returns the calendar year of a moment in the lab's time zone, in which budgets count. */
const yearOf = (at: Date): string => labClock(at).today.slice(0, 4);

/** What a group is charged for a statement in a year. */
export interface StatementCharge extends BudgetCharge {
  /** Key of the statement. */
  readonly rid: string;
}

/** Returns what is used of a group's money in the year of a moment, with a fixed number of queries. */
export const clusterUse = async (tx: Tx, cluster_rid: string, at: Date): Promise<BudgetUse> =>
  budgetUse(await clusterCharges(tx, cluster_rid, at));

/** Returns what a group is charged in the year of a moment, with a fixed number of queries. */
export async function clusterCharges(tx: Tx, cluster_rid: string, at: Date): Promise<StatementCharge[]> {
  const owner = ownerOfGroup(cluster_rid);
  const accounts = (['cash', 'bonus'] as const).map((kind) => accountRid({ owner, kind }));
  const from = dayStart(`${yearOf(at)}-01-01`);
  const paid = new Map<string, number>();
  for (const { cause_rid, amount } of await sumByCause(tx, accounts, { cause_kind: 'statement', from }))
    addTo(paid, cause_rid, -amount);
  const reserved = await waitingByStatement(tx, cluster_rid);
  const rids = [...new Set([...paid.keys(), ...reserved.keys()])];
  if (rids.length === 0) return [];
  const statements = await findStatements(tx, rids);
  const { billed } = await billedByProject(tx, rids);
  return statements.map(({ rid, user_rid }) => ({
    rid,
    user_rid,
    paid_fen: paid.get(rid) ?? 0,
    reserved_fen: reserved.get(rid) ?? 0,
    projects: billed.get(rid) ?? new Map(),
  }));
}

/** What a budget is for, and what is used of it. */
export const usedOf = ({ user_rid, fund_code }: ClusterBudgetRow, { members, projects }: BudgetUse): number =>
  (user_rid === null ? projects.get(comparable(fund_code ?? '')) : members.get(user_rid)) ?? 0;

/** Returns the budgets of a group with what is used of them in this year, for those who see its money. */
export async function budgetsOfCluster(
  tx: Tx,
  rid: string,
  { user_rid, at }: By,
): Promise<Data<'auth/cluster/budgets'>> {
  await mayRead(tx, { rid, user_rid, act: 'money' });
  const budgets = await listBudgets(tx, rid);
  const use = await clusterUse(tx, rid, at);
  const names = await memberNames(
    tx,
    budgets.flatMap((row) => row.user_rid ?? []),
  );
  return {
    year: Number(yearOf(at)),
    used_fen: use.total_fen,
    list: budgets.map((row) => ({
      user_rid: row.user_rid,
      name: row.user_rid === null ? (row.fund_code ?? '') : (names.get(row.user_rid) ?? ''),
      amount_fen: row.amount_fen,
      used_fen: usedOf(row, use),
      blocks: row.blocks,
    })),
  };
}

/**
 * Returns the warnings of the groups of a member, and the budgets that stop the member's payments. Only those who see the money of a
 * group learn of other members' budgets.
 */
export async function budgetWarnings(
  tx: Tx,
  { user_rid, at }: By,
): Promise<Data<'auth/cluster/budgetWarnings'>> {
  const seen = (await budgetsAround(tx, user_rid)).filter(
    ({ budget, role }) =>
      budget.user_rid === null || budget.user_rid === user_rid || mayInCluster(role, 'money'),
  );
  const uses = new Map<string, BudgetUse>();
  for (const rid of new Set(seen.map(({ budget }) => budget.cluster_rid)))
    uses.set(rid, await clusterUse(tx, rid, at));
  const names = await memberNames(
    tx,
    seen.flatMap(({ budget }) => budget.user_rid ?? []),
  );
  const all = seen.map(({ budget, cluster }) => {
    const use = uses.get(budget.cluster_rid);
    const used_fen = use ? usedOf(budget, use) : 0;
    const { cluster_rid, fund_code, amount_fen } = budget;
    const of = budget.user_rid === null ? 'project' : budget.user_rid === user_rid ? 'own' : 'member';
    const name = budget.user_rid === null ? (fund_code ?? '') : (names.get(budget.user_rid) ?? '');
    const subject = { cluster_rid, cluster, of, name } as const;
    return { subject, blocks: budget.blocks, amount_fen, used_fen };
  });
  return {
    list: all.flatMap(({ subject, amount_fen, used_fen }) => {
      const percent = budgetPercent(used_fen, amount_fen);
      return budgetLevel(percent) ? [{ ...subject, percent }] : [];
    }),
    stops: all.flatMap(({ subject, blocks, amount_fen, used_fen }) =>
      blocks && subject.of !== 'member' ? [{ ...subject, amount_fen, used_fen }] : [],
    ),
  };
}
