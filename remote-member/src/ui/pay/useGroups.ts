import { query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { useQueries } from '@tanstack/react-query';

const page = { size: 100 };

interface Groups {
  readonly clusters: readonly Cluster[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The groups that the member is in, those that the member manages first. */
export function useGroups(): Groups {
  const queries = useQueries({
    queries: [query('auth/cluster/all', page), query('auth/cluster/joined', page)],
  });
  return {
    clusters: queries.flatMap(({ data }) => data?.list ?? []),
    loading: queries.some(({ isPending }) => isPending),
    failed: queries.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
