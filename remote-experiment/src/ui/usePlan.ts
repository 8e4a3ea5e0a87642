import { anyOf, query } from '@portal/shared/api';
import { useSession } from '@portal/shared/portal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Loads the plan and keeps it current: it is fetched again when another tab has changed the number of pieces, which all tabs
 * share, and on the return to this tab. Use it inside `observer`.
 */
export function usePlan({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const { planCount } = useSession();
  const queryClient = useQueryClient();
  const plan = useQuery({ ...query('auth/tempDevice', {}), enabled, refetchOnWindowFocus: 'always' });
  const shown = plan.data?.cartNum;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that arrives with another count is newer than the count
  useEffect(() => {
    if (enabled && shown !== undefined && shown !== planCount)
      void queryClient.invalidateQueries(anyOf('auth/tempDevice'));
  }, [planCount, enabled, queryClient]);
  return plan;
}
