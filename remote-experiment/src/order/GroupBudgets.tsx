import { query } from '@portal/shared/api';
import type { ClusterBudgetStop, OrderQuote } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import { budgetStopText, budgetWarning, comparable } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { OrderFields } from './orderFields';

const { useValue } = fieldsOf<OrderFields>();

type BudgetOf = Pick<ClusterBudgetStop, 'cluster_rid' | 'of' | 'name'>;

const keyOf = ({ cluster_rid, of, name }: BudgetOf): string => `${cluster_rid} ${of} ${name}`;

/** Warns of the budgets that groups which may pay have for the member, and for the project that is typed. */
export function GroupBudgets({ groups }: Pick<OrderQuote, 'groups'>) {
  const project = comparable(useValue('fund_code'));
  const { data } = useQuery({ ...query('auth/cluster/budgetWarnings', {}), enabled: groups.length > 0 });
  const concerns = ({ cluster_rid, of, name }: BudgetOf) =>
    groups.some(({ rid }) => rid === cluster_rid) &&
    (of === 'own' || (of === 'project' && comparable(name) === project));
  const told = new Map(
    (data?.list ?? [])
      .filter(concerns)
      .map((one) => [
        keyOf(one),
        { cluster: one.cluster, text: budgetWarning(one.of, one.name, one.percent) },
      ]),
  );
  // A budget that stops payments says how much is left, near its end or not.
  for (const one of (data?.stops ?? []).filter(concerns))
    told.set(keyOf(one), { cluster: one.cluster, text: budgetStopText(one) });
  return [...told].map(([key, { cluster, text }]) => (
    <Typography
      key={key}
      component="p"
      variant="body2"
      sx={{ mt: 0.75, color: 'warning.main', overflowWrap: 'anywhere' }}
    >
      “{cluster}”：{text}
    </Typography>
  ));
}
