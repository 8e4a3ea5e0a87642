import { query } from '@portal/shared/api';
import type { OrderQuote } from '@portal/shared/contract';
import { comparable, mostWithin } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';

/**
 * Returns what each group may pay of an order at most, in fen: also within the budgets that stop payments, the member's own and that of
 * the order's project where it is known.
 */
export function useGroupShares({ groups, due_fen }: OrderQuote, project = ''): OrderQuote['groups'] {
  const { data } = useQuery({ ...query('auth/cluster/budgetWarnings', {}), enabled: groups.length > 0 });
  const projects = new Map(project === '' ? [] : [[comparable(project), due_fen] as const]);
  return groups.map((group) => {
    const stops = data?.stops.filter(({ cluster_rid }) => cluster_rid === group.rid) ?? [];
    const caps = stops.flatMap((stop) => mostWithin(stop, projects) ?? []);
    return { ...group, most_fen: Math.min(group.most_fen, ...caps) };
  });
}
