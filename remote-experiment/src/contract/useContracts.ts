import { call, query } from '@portal/shared/api';
import { cursorPages } from '@portal/shared/parts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ContractFilter, contractListInput } from './contractFilter';

const path = 'auth/protocol/list';

/** The member's agreements, page by page, with the counts of all states. */
export function useContracts(filter: ContractFilter) {
  const input = contractListInput(filter);
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
    }),
  });
}
