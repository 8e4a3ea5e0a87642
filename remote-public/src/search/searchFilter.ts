import type { Input, SearchKind } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { firstCharacters } from '@portal/shared/rules';
import { withCompared } from '../ui/compare/compared';
import { filterInput, given, type ListFilter, listFilterOf, numberOf } from '../ui/list/listFilter';
import { type Sort, sortOf } from '../ui/list/sorts';

/** Hits per page. */
export const pageSize = 20;

/** The search, stored in the URL. The filters and the sort order apply to services. */
export interface SearchFilter extends ListFilter {
  readonly kw: string;
  /** All kinds when missing. */
  readonly kind?: SearchKind;
  readonly typeId?: number;
  readonly sort: Sort;
  readonly page: number;
}

/** Kinds of hits in the order of their tabs; all kinds first. */
export const kinds: readonly { readonly kind?: SearchKind; readonly label: string }[] = [
  { label: '全部' },
  { kind: 'device', label: '服务' },
  { kind: 'news', label: '新闻' },
  { kind: 'course', label: '课程' },
];

/** Removes all filters. */
export const noFilter = {
  typeId: undefined,
  priceMin: undefined,
  priceMax: undefined,
  turnaroundMax: undefined,
} as const;

/**
 * Reads the search from a URL's query. Text is cut to the length that the server accepts, invalid values are
 * ignored.
 */
export function searchFilterOf(search: URLSearchParams): SearchFilter {
  const kind = kinds.find((one) => one.kind !== undefined && one.kind === search.get('kind'))?.kind;
  return {
    kw: firstCharacters((search.get('kw') ?? '').trim(), 500),
    ...given({ kind, typeId: numberOf(search.get('typeId')) }),
    ...listFilterOf(search),
    sort: sortOf(search),
    page: pageOf(search),
  };
}

/** Returns the input of the call. */
export function searchInput(filter: SearchFilter): Input<'open/web/search'> {
  const { kw, kind, typeId, sort, page } = filter;
  return { kw, ...given({ kind, typeId }), ...filterInput(filter), sort, page, size: pageSize };
}

/** Properties of a search to change; `undefined` removes one. */
export type Change = { readonly [Part in keyof SearchFilter]?: SearchFilter[Part] | undefined };

/** Returns the URL of a search with a change, on its first page unless the page is changed; without default values. */
export function searchUrl(filter: SearchFilter, change: Change = {}): string {
  const { kw, kind, typeId, priceMin, priceMax, turnaroundMax, sort, page, compare } = {
    ...filter,
    page: 1,
    ...change,
  };
  const written = {
    kind,
    typeId,
    price_min: priceMin,
    price_max: priceMax,
    turnaround_max: turnaroundMax,
    sort: sort === 'default' ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  const rest = new URLSearchParams();
  for (const [name, value] of Object.entries(written)) if (value !== undefined) rest.set(name, String(value));
  const more = withCompared(rest, compare ?? []).toString();
  return more ? `${paths.search(kw ?? '')}&${more}` : paths.search(kw ?? '');
}
