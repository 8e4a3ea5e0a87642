import type { Input, SearchKind } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';

/** Hits per page. */
export const pageSize = 20;

/** The search, stored in the URL. */
export interface Asked {
  readonly kw: string;
  /** All kinds when missing. */
  readonly kind?: SearchKind;
  readonly page: number;
}

/** Kinds of hits in the order of their tabs; all kinds first. */
export const kinds: readonly { readonly kind?: SearchKind; readonly label: string }[] = [
  { label: '全部' },
  { kind: 'device', label: '服务' },
  { kind: 'news', label: '新闻' },
  { kind: 'course', label: '课程' },
];

/**
 * Reads the search from a URL's query. Text is cut to the length that the server accepts, an unknown kind is
 * ignored.
 */
export function askedBy(search: URLSearchParams): Asked {
  const kind = kinds.find((one) => one.kind !== undefined && one.kind === search.get('kind'))?.kind;
  return {
    kw: (search.get('kw') ?? '').trim().slice(0, 500),
    ...(kind && { kind }),
    page: pageOf(search),
  };
}

/** Returns the input of the call. */
export function hitsInput({ kw, kind, page }: Asked): Input<'open/web/search'> {
  return { kw, ...(kind && { kind }), page, size: pageSize };
}

/** Returns the URL of a search without default values. */
export function searchAddress({ kw, kind, page }: Asked): string {
  const rest = new URLSearchParams();
  if (kind) rest.set('kind', kind);
  if (page > 1) rest.set('page', String(page));
  const more = rest.toString();
  return more ? `${paths.search(kw)}&${more}` : paths.search(kw);
}
