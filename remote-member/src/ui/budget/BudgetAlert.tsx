import { query } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { budgetWarning, comparable } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface BudgetAlertProps {
  /** Keys of the groups whose budgets are told. */
  readonly clusters: readonly string[];
  /** Only the own budget and those of these projects; all that the member sees when it is left out. */
  readonly paying?: readonly string[];
}

/**
 * Says which budgets of groups are nearly used or used up; nothing when there is none. Of those that stop a payment, its
 * dialog says more.
 */
export function BudgetAlert({ clusters, paying }: BudgetAlertProps) {
  const { data } = useQuery({ ...query('auth/cluster/budgetWarnings', {}), enabled: clusters.length > 0 });
  const projects = paying?.map(comparable);
  const stops = paying ? (data?.stops ?? []) : [];
  const told = (data?.list ?? []).filter(
    ({ cluster_rid, of, name }) =>
      clusters.includes(cluster_rid) &&
      !stops.some((stop) => stop.cluster_rid === cluster_rid && stop.of === of && stop.name === name) &&
      (projects === undefined || of === 'own' || (of === 'project' && projects.includes(comparable(name)))),
  );
  if (told.length === 0) return null;
  return (
    <Alert severity="warning" variant={paying ? 'outlined' : 'standard'}>
      <Box component="ul" aria-label="预算提醒" sx={plainList}>
        {told.map(({ cluster_rid, cluster, of, name, percent }) => (
          <li key={`${cluster_rid} ${of} ${name}`}>
            {paying && `“${cluster}”：`}
            {budgetWarning(of, name, percent)}
          </li>
        ))}
      </Box>
      {paying && '仍可付款，请先与群主确认。'}
    </Alert>
  );
}
