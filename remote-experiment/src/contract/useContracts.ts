import { call, query } from '@portal/shared/api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ContractFilter, contractListInput } from './contractFilter';

const path = 'auth/protocol/list';

/** The member's agreements, page by page, with the counts of the first page. */
export function useContracts(filter: ContractFilter) {
  const input = contractListInput(filter);
  return useInfiniteQuery({
    queryKey: [...query(path, input).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(path, { ...input, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      list: pages.flatMap(({ list }) => list),
      counts: pages[0]?.counts ?? {},
    }),
  });
}
