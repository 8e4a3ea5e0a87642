import { reasons } from '@portal/shared/contract';
import { type BudgetStop, budgetUse } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type ClusterBudgetRow, listBudgets } from '../cluster/cluster.budget.repo';
import { clusterCharges, type StatementCharge, usedOf } from './statement.clusterBudget.service';
import { memberNames } from './statement.clusterList.service';

/** What a group pays of a statement, whose money is moved or reserved already. */
interface GroupPayment {
  readonly cluster_rid: string;
  readonly statement_rid: string;
  /** The member of the statement. */
  readonly user_rid: string;
  readonly amount_fen: number;
}

/**
 * Refuses with cluster_budget_exceeded when a payment goes beyond a budget that stops payments: the member's, or that of a project of
 * the statement. Payments that wait count, as they do in the budget. The caller has locked these budgets (`lockStops`).
 */
export async function requireBudgets(
  tx: Tx,
  payment: GroupPayment & { /** Name of the group. */ readonly name: string },
  at: Date,
): Promise<void> {
  const exceeded = await exceededStop(tx, payment, { at, charged: (one) => one });
  if (exceeded)
    throw refuse('cluster_budget_exceeded', {
      msg: reasons.clusterBudgetLeft(payment.name, { ...exceeded, of: ofPayer(exceeded) }),
    });
}

const ofPayer = ({ of }: BudgetStop) => (of === 'member' ? 'own' : of);

/**
 * Refuses the approval of a payment that goes beyond a budget, as after it was lowered. What other payments have reserved does not
 * count: otherwise two that wait would keep each other from their approval. The caller has locked the group.
 */
export async function requireBudgetsToApprove(tx: Tx, payment: GroupPayment, at: Date): Promise<void> {
  const exceeded = await exceededStop(tx, payment, { at, charged: (one) => ({ ...one, reserved_fen: 0 }) });
  if (exceeded) throw refuse('cluster_budget_exceeded', { msg: reasons.clusterBudgetApproval(exceeded) });
}

interface Counted {
  readonly at: Date;
  /** What counts of a charge. */
  readonly charged: (charge: StatementCharge) => StatementCharge;
}

/** Returns the first budget that a payment goes beyond, with what was used of it before; undefined when there is none. */
async function exceededStop(
  tx: Tx,
  { cluster_rid, statement_rid, user_rid, amount_fen }: GroupPayment,
  { at, charged }: Counted,
): Promise<BudgetStop | undefined> {
  const stops = (await listBudgets(tx, cluster_rid)).filter(
    (row) => row.blocks && (row.user_rid === null || row.user_rid === user_rid),
  );
  if (stops.length === 0) return undefined;
  const charges = (await clusterCharges(tx, cluster_rid, at)).map(charged);
  const after = budgetUse(charges);
  const before = budgetUse(
    charges.map((one) => (one.rid === statement_rid ? { ...one, paid_fen: one.paid_fen - amount_fen } : one)),
  );
  const row = stops.find((one) => usedOf(one, after) > Math.max(usedOf(one, before), one.amount_fen));
  return row && { ...(await subjectOf(tx, row)), amount_fen: row.amount_fen, used_fen: usedOf(row, before) };
}

async function subjectOf(
  tx: Tx,
  { user_rid, fund_code }: ClusterBudgetRow,
): Promise<Pick<BudgetStop, 'of' | 'name'>> {
  if (user_rid === null) return { of: 'project', name: fund_code ?? '' };
  return { of: 'member', name: (await memberNames(tx, [user_rid])).get(user_rid) ?? '' };
}
