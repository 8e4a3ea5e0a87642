import { query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { useQueries } from '@tanstack/react-query';

const page = { size: 100 };

interface PayGroups {
  /** Groups with whose money the member may pay now. */
  readonly clusters: readonly Cluster[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The groups of the member that can pay a statement. Without them, the own money can still be used. */
export function usePayGroups(): PayGroups {
  const queries = useQueries({
    queries: [query('auth/cluster/all', page), query('auth/cluster/joined', page)],
  });
  return {
    clusters: queries.flatMap(({ data }) => data?.list ?? []).filter(({ can }) => can.includes('pay')),
    loading: queries.some(({ isPending }) => isPending),
    failed: queries.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
