import { call, query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

type ListPath = 'auth/cluster/all' | 'auth/cluster/joined';

interface Groups {
  readonly clusters: readonly Cluster[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** All groups that the member is in, those that the member manages first. A member of many gets them page after page. */
export function useGroups(): Groups {
  const lists = [useAllPages('auth/cluster/all'), useAllPages('auth/cluster/joined')];
  return {
    clusters: lists.flatMap(({ data }) => data?.pages.flatMap(({ list }) => list) ?? []),
    loading: lists.some(({ isPending }) => isPending),
    failed: lists.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch();
    },
  };
}

/** Loads a list of groups to its end. */
function useAllPages(path: ListPath) {
  const size = limits.pageSizeMax;
  const list = useInfiniteQuery({
    queryKey: [...query(path, { size }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => call(path, { page: pageParam, size }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return list;
}
