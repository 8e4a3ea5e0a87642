import { call, query } from '@portal/shared/api';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Statement } from './applyFields';

const path = 'auth/asset/invoiceHistory';
const size = 50;

/** The member's statements that are loaded: those of these keys first, then the newest ones, in pages. */
export function useInvoiceable(rids: readonly string[]) {
  const pinned = useQuery({
    ...query(path, { statement_rids: [...rids], size: 100 }),
    enabled: rids.length > 0,
  });
  const all = useInfiniteQuery({
    queryKey: [path, { size }, 'pages'],
    queryFn: ({ pageParam, signal }) => call(path, { page: pageParam, size }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
  });
  const found = [...(pinned.data?.list ?? []), ...(all.data?.pages.flatMap(({ list }) => list) ?? [])];
  return {
    statements: [...new Map(found.map((one): [string, Statement] => [one.statement_rid, one])).values()],
    loaded: all.data !== undefined && (rids.length === 0 || !pinned.isLoading),
    /** The query of the newest statements, for its error and its next page. */
    all,
  };
}
