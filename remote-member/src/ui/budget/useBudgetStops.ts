import { query } from '@portal/shared/api';
import type { ClusterBudgetStop } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';

interface BudgetStops {
  readonly stops: readonly ClusterBudgetStop[];
  /** True until they are known, or can't be: then only the server refuses a payment beyond one. */
  readonly loading: boolean;
}

/** The budgets that stop payments of the member, as they are now: other members use those of projects too. */
export function useBudgetStops(enabled: boolean): BudgetStops {
  const { data, isPending, failureCount } = useQuery({
    ...query('auth/cluster/budgetWarnings', {}),
    enabled,
    staleTime: 0,
  });
  return { stops: data?.stops ?? [], loading: enabled && isPending && failureCount === 0 };
}
