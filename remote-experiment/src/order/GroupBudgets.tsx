import { query } from '@portal/shared/api';
import type { OrderQuote } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import { budgetWarning, comparable } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { OrderFields } from './orderFields';

const { useValue } = fieldsOf<OrderFields>();

/** Warns of the budgets that groups which may pay have for the member, and for the project that is typed. */
export function GroupBudgets({ groups }: Pick<OrderQuote, 'groups'>) {
  const project = comparable(useValue('fund_code'));
  const { data } = useQuery({ ...query('auth/cluster/budgetWarnings', {}), enabled: groups.length > 0 });
  const told = (data?.list ?? []).filter(
    ({ cluster_rid, of, name }) =>
      groups.some(({ rid }) => rid === cluster_rid) &&
      (of === 'own' || (of === 'project' && comparable(name) === project)),
  );
  return told.map(({ cluster_rid, cluster, of, name, percent }) => (
    <Typography
      key={`${cluster_rid} ${of} ${name}`}
      component="p"
      variant="body2"
      sx={{ mt: 0.75, color: 'warning.main', overflowWrap: 'anywhere' }}
    >
      “{cluster}”：{budgetWarning(of, name, percent)}
    </Typography>
  ));
}
