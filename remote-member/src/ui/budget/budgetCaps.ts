import type { ClusterBudgetStop, Statement } from '@portal/shared/contract';
import { budgetStopText, comparable, mostWithin } from '@portal/shared/rules';

/** The most that budgets which stop payments leave of a group for a statement. */
export interface BudgetCap {
  readonly most_fen: number;
  /** Of each of these budgets, how much there is, was used and is left. */
  readonly texts: readonly string[];
}

type Billed = Pick<Statement, 'lines' | 'orders'>;

/** Returns what budgets that stop payments leave for a statement, by the keys of the groups; nothing for those that have none. */
export function budgetCaps(
  stops: readonly ClusterBudgetStop[],
  statement: Billed,
): ReadonlyMap<string, BudgetCap> {
  const projects = billedProjects(statement);
  const caps = new Map<string, BudgetCap>();
  for (const stop of stops) {
    const most_fen = mostWithin(stop, projects);
    if (most_fen === undefined) continue;
    const known = caps.get(stop.cluster_rid);
    caps.set(stop.cluster_rid, {
      most_fen: Math.min(most_fen, known?.most_fen ?? most_fen),
      texts: [...(known?.texts ?? []), budgetStopText(stop)],
    });
  }
  return caps;
}

/** Adds up what the orders of a statement are billed by project, however it is typed. */
function billedProjects({ lines, orders }: Billed): ReadonlyMap<string, number> {
  const billed = new Map<string, number>();
  for (const { order_rid, amount_fen } of lines) {
    const key = comparable(orders.find(({ rid }) => rid === order_rid)?.fund_code ?? '');
    billed.set(key, (billed.get(key) ?? 0) + amount_fen);
  }
  return billed;
}
