import { Box, QueryView } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pager } from './Pager';
import { PastTheEnd } from './PastTheEnd';

interface PageOf<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface PagedViewProps<Page extends PageOf<unknown>> {
  readonly query: UseQueryResult<Page>;
  /** Page number, counted from 1, and rows per page, as they were sent. */
  readonly input: { readonly page: number; readonly size: number };
  /** Returns the URL of a page of the list. */
  readonly to: (page: number) => string;
  /** Whether the number of rows is shown for a single page too. */
  readonly counted?: boolean;
  readonly loading: ReactNode;
  /** Shown when the list has no row at all. */
  readonly empty: ReactNode;
  readonly children: (list: Page['list'], page: Page) => ReactNode;
}

/**
 * One page of a list with its pager, or what is shown instead: loading, failed, empty, or the way from a page past the end to the last one.
 * While the next page loads, the previous one stays, faded.
 */
export function PagedView<Page extends PageOf<unknown>>(props: PagedViewProps<Page>) {
  const { query, input, to, counted = false, loading, empty, children } = props;
  const stale = query.isPlaceholderData;
  return (
    <QueryView query={query} loading={loading}>
      {(page) => {
        const pages = Math.ceil(page.total / input.size);
        if (page.list.length === 0) return page.total > 0 ? <PastTheEnd to={to(pages)} /> : empty;
        return (
          <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
            {children(page.list, page)}
            {(counted || pages > 1) && <Pager page={input.page} pages={pages} total={page.total} to={to} />}
          </Box>
        );
      }}
    </QueryView>
  );
}
