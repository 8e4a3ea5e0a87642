import { type DataTag, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Rows of a list that the browser keeps at most. */
const keptRows = 100;

/** Position of a page. It knows the positions before it, because a cursor of the server leads to later rows only. */
interface Position<Cursor> {
  readonly before: Cursor | undefined;
  readonly previous: Position<Cursor> | null;
}

/** A page of a list with a cursor. */
interface CursorPage {
  readonly list: readonly unknown[];
  readonly next: string | number | null;
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
export const cursorPages = <Page extends CursorPage>({
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
    structuralSharing: sharePages,
  });
};

/** Data of the query, as far as it is compared. */
interface Loaded {
  readonly pages: readonly CursorPage[];
  readonly pageParams: readonly unknown[];
}

/**
 * Keeps the objects of rows that did not change, so that only new ones are rendered. The library compares page by page by their
 * place: when the first page is dropped, each page stands where another one stood, and all rows would be new objects.
 */
function sharePages(before: unknown, after: unknown): unknown {
  // What `select` makes of the pages is compared too: the same rows stay the same list.
  if (!isLoaded(before) || !isLoaded(after)) return isSame(before, after) ? before : after;
  const known = new Map(before.pages.map((page, index) => [keyOf(before.pageParams[index]), page]));
  const pages = after.pages.map((page, index) => shareRows(known.get(keyOf(after.pageParams[index])), page));
  // With a new object each time, the placeholder of a changed filter would render without end.
  const isUnchanged =
    pages.length === before.pages.length &&
    pages.every((page, index) => page === before.pages[index]) &&
    isEqual(before.pageParams, after.pageParams);
  return isUnchanged ? before : { ...after, pages };
}

const isLoaded = (data: unknown): data is Loaded =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Returns the cursor of a page as text; the first page has none. */
const keyOf = (position: unknown): string => String(Object(position).before);

function shareRows(before: CursorPage | undefined, after: CursorPage): CursorPage {
  if (before === undefined || before === after) return after;
  if (isEqual(before, after)) return before;
  const list = after.list.map((row, index) => (isEqual(row, before.list[index]) ? before.list[index] : row));
  return { ...after, list };
}

/** Returns true for lists of the same rows, and for what has the same content. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return isEqual(one, other);
  return (
    one.length === other.length && (one.every((row, index) => row === other[index]) || isEqual(one, other))
  );
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
