import { call, query } from '@portal/shared/api';
import { cursorPages } from '@portal/shared/parts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { entriesInput, type PrestoreFilter } from './prestoreFilter';

const together = 'auth/prestoreApply/listPrestoreDetail';
const alone = 'auth/web/asset/detail';

/** The entries of an account, or of cash and bonus together, in a period, the newest first. */
export function useEntries(filter: Pick<PrestoreFilter, 'account' | 'from' | 'to'>) {
  const { account } = filter;
  const input = entriesInput(filter);
  const one = account && { ...input, account };
  return useInfiniteQuery({
    ...cursorPages({
      queryKey: one ? query(alone, one).queryKey : query(together, input).queryKey,
      size: input.size,
      load: (before, signal) =>
        one ? call(alone, { ...one, before }, { signal }) : call(together, { ...input, before }, { signal }),
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
}
