import { useSearchParams, withQuery } from '@portal/shared/portal';
import { type ListKind, useListQuery } from '../ui/list/listQuery';

/** Rows of a page. */
export const contentSize = 50;

/** What a list of content shows: filter, words and page, all from the URL. */
export function useContentList<State extends string>(list: ListKind<State>) {
  const kw = (useSearchParams()[0].get('kw') ?? '').slice(0, 100);
  const kind: ListKind<State> = { path: withQuery(list.path, { kw }), filters: list.filters };
  const shown = useListQuery(kind);
  const page = Math.max(1, Math.trunc(Number(shown.after ?? 1)) || 1);
  return { kind, shown, kw, page, searchTo: (words: string) => withQuery(list.path, { kw: words }) };
}

/** Returns the answer of a list with pages as the desk's list shows it. */
export const asList =
  (page: number) =>
  <Row extends { readonly rid: string }>({
    list,
    total,
  }: {
    readonly list: readonly Row[];
    readonly total: number;
  }) => ({
    list: list.map((row): Row & { readonly code: string } => Object.assign({}, row, { code: row.rid })),
    next: page * contentSize < total ? `${page + 1}` : null,
    total,
  });
