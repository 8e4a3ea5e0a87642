import type { Cluster, ClusterBudgetStop, Data } from '@portal/shared/contract';
import { type BudgetStop, budgetStopText, comparable, formatFen, mostWithin } from '@portal/shared/rules';
import type { StatementRow } from '../heldRows';
import { amountOf, sumOf } from './useSelection';

interface Payment {
  /** Why the payer can't pay the sum; undefined when it can, as far as is known. */
  readonly problem: string | undefined;
  /** What the payer has afterwards, a sentence. */
  readonly outcome: string;
}

interface Given {
  readonly rows: readonly StatementRow[];
  /** The group that pays; undefined for the member. */
  readonly cluster: Cluster | undefined;
  /** What the member has; undefined until it is known. */
  readonly asset: Data<'auth/web/asset/init'> | undefined;
  /** Budgets that stop payments of the member. */
  readonly stops: readonly ClusterBudgetStop[];
}

/** Says before a payment of several statements whether there is enough, and what is left; undefined until it is known. */
export function paymentOf({ rows, cluster, asset, stops }: Given): Payment | undefined {
  const sum = sumOf('pay', rows);
  if (cluster) {
    const own = stops.filter(({ cluster_rid }) => cluster_rid === cluster.rid);
    return groupPayment(rows, cluster, exceeded(rows, own));
  }
  if (!asset) return undefined;
  const cash_fen = asset.cash_fen - asset.reserved.cash_fen;
  const bonus_fen = asset.bonus_fen - asset.reserved.bonus_fen;
  const missing = sum - cash_fen - bonus_fen;
  const cash = Math.min(sum, cash_fen);
  return {
    problem:
      missing > 0
        ? `余额不足：可用预存 ${formatFen(cash_fen)}，赠送金 ${formatFen(bonus_fen)}，还差 ${formatFen(missing)}`
        : undefined,
    outcome: `付款后剩余：预存 ${formatFen(cash_fen - cash)}，赠送金 ${formatFen(bonus_fen - (sum - cash))}。`,
  };
}

/**
 * Returns the first budget that stops the payment, as far as rows tell: they have no amounts by project, so statements of several
 * projects are left to the server.
 */
function exceeded(rows: readonly StatementRow[], stops: readonly BudgetStop[]): BudgetStop | undefined {
  return stops.find((stop) => {
    const most = mostWithin(stop, new Map([[comparable(stop.name), 1]])) ?? 0;
    const using = rows.filter(
      ({ orders }) =>
        stop.of === 'own' || orders.every(({ fund_code }) => comparable(fund_code) === comparable(stop.name)),
    );
    return sumOf('pay', using) > most;
  });
}

function groupPayment(
  rows: readonly StatementRow[],
  cluster: Cluster,
  stop: BudgetStop | undefined,
): Payment {
  const sum = sumOf('pay', rows);
  const { available, allowance, approval_fen, can } = cluster;
  const money = available && available.cash_fen + available.bonus_fen;
  const left = allowance.limit_fen === null ? null : Math.max(0, allowance.limit_fen - allowance.used_fen);
  // Whether a payment waits is decided for each statement.
  const waits =
    approval_fen === null || can.includes('approve')
      ? []
      : rows.filter((row) => amountOf('pay', row) > approval_fen);
  const short = money !== null && sum > money ? `社群余额 ${formatFen(money)} 不足` : undefined;
  const above = left !== null && sum > left ? `本月额度只剩 ${formatFen(left)}` : undefined;
  const rest = [
    money !== null && `社群余额 ${formatFen(money - sum)}`,
    left !== null && `本月额度 ${formatFen(left - sum)}`,
  ].filter(Boolean);
  return {
    problem: short ?? above ?? (stop && `${budgetStopText(stop)}，可改用其他付款方，或取消选择其中几张`),
    outcome: [
      rest.length > 0 && `付款后剩余：${rest.join('，')}。`,
      waits.length > 0 &&
        `其中 ${waits.length} 张（${formatFen(sumOf('pay', waits))}）由社群管理员批准后付款，批准前已预留。`,
    ]
      .filter(Boolean)
      .join(''),
  };
}
