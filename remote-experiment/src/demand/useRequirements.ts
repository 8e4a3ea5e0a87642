import { call, query } from '@portal/shared/api';
import { cursorPages } from '@portal/shared/parts';
import type { RequirementState } from '@portal/shared/rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { demandInput } from './demandFilter';

const path = 'auth/requirement/list';

/** The member's requirements in a state, or in all, page by page, with the counts and the claimable ones. */
export function useRequirements(state: RequirementState | undefined) {
  const input = demandInput(state);
  return useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      list: pages.flatMap(({ list }) => list),
      counts: pages.at(-1)?.counts ?? {},
      claimable: pages.at(-1)?.claimable ?? [],
    }),
  });
}
