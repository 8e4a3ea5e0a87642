import { unless, useSearchParams, withQuery } from '@portal/shared/portal';
import { dashedCode, firstCharacters } from '@portal/shared/rules';

/** Which rows of a list are shown together; no states mean all. */
export interface ListFilter<State extends string> {
  readonly key: string;
  readonly label: string;
  readonly states: readonly State[];
}

/** A list of the desk: its page, and its filters, the usual one first. */
export interface ListKind<State extends string> {
  readonly path: string;
  readonly filters: readonly [ListFilter<State>, ...ListFilter<State>[]];
  /** True for a list that is searched by words within its filter, instead of by a whole number. */
  readonly words?: boolean;
}

/** What a list shows, stored in the URL. */
export interface ListQuery<State extends string> {
  readonly filter: ListFilter<State>;
  /** Whole number of the only row, or the words of a list that is searched by words; empty for all. */
  readonly code: string;
  /** Cursor of the page; undefined on the first one. */
  readonly after: string | undefined;
}

/** Rows that are read at once. */
const size = 50;

/** Reads what a list shows from the URL; an invalid part counts as missing. */
function readList<State extends string>(
  { filters, words = false }: ListKind<State>,
  search: URLSearchParams,
): ListQuery<State> {
  const typed = (search.get(words ? 'kw' : 'code') ?? '').trim();
  return {
    filter: filters.find(({ key }) => key === search.get('state')) ?? filters[0],
    code: words ? firstCharacters(typed, 100) : dashedCode(firstCharacters(typed, 40)),
    after: search.get('after') ?? undefined,
  };
}

/** What the list of the open page shows. */
export const useListQuery = <State extends string>(kind: ListKind<State>): ListQuery<State> =>
  readList(kind, useSearchParams()[0]);

/** Returns the URL of a list that shows this. */
export function listPath<State extends string>(
  { path, filters, words = false }: ListKind<State>,
  { filter, code, after }: Partial<ListQuery<State>>,
): string {
  return withQuery(path, {
    state: unless(filters[0].key, filter?.key),
    [words ? 'kw' : 'code']: code,
    after,
  });
}

/** Returns the input of a list's call. A number is found whatever its state is. */
export const listInput = <State extends string>(shown: ListQuery<State>) => ({
  ...pageInput(shown),
  states: shown.code === '' ? [...shown.filter.states] : [],
  code: shown.code,
});

/** Returns the input of the call of a list whose numbers lead to pages. */
export const stateInput = <State extends string>(shown: ListQuery<State>) => ({
  ...pageInput(shown),
  states: [...shown.filter.states],
});

/** Returns the page that a call of a list is asked for. */
export const pageInput = <State extends string>({ after }: ListQuery<State>) => ({
  size,
  ...(after !== undefined && { after }),
});

/** The same of a list that has the newest rows first, whose cursor has another name. */
export const newestInput = <State extends string>({ after }: ListQuery<State>) => ({
  size,
  ...(after !== undefined && { before: after }),
});

/** What a list shows of an answer that does not count its rows. */
export const withoutTotal = <Row>({
  list,
  next,
}: {
  readonly list: readonly Row[];
  readonly next: string | null;
}) => ({ list, next, total: null });
