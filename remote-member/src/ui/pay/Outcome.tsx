import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { type PayerPart, type PayScene, payableOf } from './payPlan';

interface OutcomeProps {
  readonly scene: PayScene;
  /** Undefined while the typed values can't be paid. */
  readonly plan: readonly PayerPart[] | undefined;
}

/** Says before the payment what everybody has afterwards, what waits for approval, and what is still owed. */
export function Outcome({ scene, plan }: OutcomeProps) {
  const { statement } = scene;
  const sum = plan?.reduce((total, { amount_fen }) => total + amount_fen, 0) ?? 0;
  if (!plan || sum > payableOf(statement) || plan.some(({ problem }) => problem)) return null;
  const waiting = plan.filter(({ waits }) => waits).reduce((total, { amount_fen }) => total + amount_fen, 0);
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      付款后剩余：{plan.map((part) => leftText(scene, part)).join('；')}；结算单待付款{' '}
      {formatFen(statement.owed_fen - (sum - waiting))}
      {waiting > 0 && `，其中 ${formatFen(waiting)} 由社群管理员批准后付款，批准前已预留`}。
    </Box>
  );
}

/** What a payer has after the payment. Cash is used before bonus. */
function leftText({ statement: { available } }: PayScene, { cluster, amount_fen }: PayerPart): string {
  if (!cluster) {
    const cash = Math.min(amount_fen, available.cash_fen);
    const bonus = available.bonus_fen - (amount_fen - cash);
    return `预存 ${formatFen(available.cash_fen - cash)}，赠送金 ${formatFen(bonus)}`;
  }
  const { name, available: funds, allowance } = cluster;
  const left = [
    funds && `余额 ${formatFen(funds.cash_fen + funds.bonus_fen - amount_fen)}`,
    allowance.limit_fen !== null &&
      `本月额度 ${formatFen(allowance.limit_fen - allowance.used_fen - amount_fen)}`,
  ].filter(Boolean);
  return `${name}${left.length > 0 ? left.join('、') : `付 ${formatFen(amount_fen)}`}`;
}
