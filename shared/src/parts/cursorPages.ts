import { type DataTag, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Rows of a list that the browser keeps at most. */
const keptRows = 100;

/** Position of a page. It knows the positions before it, because a cursor of the server leads to later rows only. */
interface Position<Cursor> {
  readonly before: Cursor | undefined;
  readonly previous: Position<Cursor> | null;
}

interface CursorList<Page, Cursor> {
  /** Key of the call with its input, without the cursor. It has the type of a page. */
  readonly queryKey: DataTag<QueryKey, Page, Error>;
  /** Rows of a page. */
  readonly size: number;
  /** Requests the page at a cursor; the first page without one. */
  readonly load: (before: Cursor | undefined, signal: AbortSignal) => Promise<Page>;
  /** The first page when it is known already, with the time at which it was loaded (ms since the epoch). */
  readonly known?: { readonly page: Page; readonly at: number } | undefined;
}

/**
 * Returns the options of an infinite query for a list with a cursor. It keeps about 100 rows: a further page drops the
 * first one, which can be loaded again.
 */
export const cursorPages = <Page extends { readonly next: string | number | null }>({
  queryKey,
  size,
  load,
  known,
}: CursorList<Page, NonNullable<Page['next']>>) => {
  const first: Position<NonNullable<Page['next']>> = { before: undefined, previous: null };
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'],
    ...(known && {
      initialData: { pages: [known.page], pageParams: [first] },
      initialDataUpdatedAt: known.at,
    }),
    queryFn: ({ pageParam, signal }) => load(pageParam.before, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }: Page, _pages, position): typeof first | null =>
      next === null ? null : { before: next, previous: position },
    getPreviousPageParam: (_page, _pages, { previous }) => previous,
    maxPages: Math.max(2, Math.floor(keptRows / size)),
  });
};
