import { call, query } from '@portal/shared/api';
import { cursorPages } from '@portal/shared/parts';
import { useInfiniteQuery } from '@tanstack/react-query';

const size = 20;

/** Which payments are listed: those of a group that wait or are paid, or the member's own. */
type Payments =
  | { readonly path: 'auth/cluster/approvals' | 'auth/cluster/orders'; readonly rid: string }
  | { readonly path: 'auth/cluster/payments' };

/** Reads payments in pages, the newest first. */
export function usePayments(of: Payments) {
  const key =
    of.path === 'auth/cluster/payments'
      ? query(of.path, { size }).queryKey
      : query(of.path, { rid: of.rid, size }).queryKey;
  return useInfiniteQuery({
    ...cursorPages({
      queryKey: key,
      size,
      load: (before, signal) =>
        of.path === 'auth/cluster/payments'
          ? call(of.path, { size, before }, { signal })
          : call(of.path, { rid: of.rid, size, before }, { signal }),
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
}
