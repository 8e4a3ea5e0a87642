import { call, query } from '@portal/shared/api';
import type { RequirementState } from '@portal/shared/rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { demandInput } from './demandFilter';

const path = 'auth/requirement/list';

/** The member's requirements in a state, or in all, page by page, with the counts and the claimable ones of the first page. */
export function useRequirements(state: RequirementState | undefined) {
  const input = demandInput(state);
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
      claimable: pages[0]?.claimable ?? [],
    }),
  });
}
