import type { Input, SearchKind } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';

/** Hits on a page. */
export const pageSize = 20;

/** What the visitor looks for; it lives in the address. */
export interface Asked {
  readonly kw: string;
  /** All kinds when missing. */
  readonly kind?: SearchKind;
  readonly page: number;
}

/** Kinds of what can be found, in the order of their tabs; all of them first. */
export const kinds: readonly { readonly kind?: SearchKind; readonly label: string }[] = [
  { label: '全部' },
  { kind: 'device', label: '服务' },
  { kind: 'news', label: '新闻' },
  { kind: 'course', label: '课程' },
];

/** What an address looks for. Longer words than the server takes are cut, a kind that is none is passed over. */
export function askedBy(search: URLSearchParams): Asked {
  const kind = kinds.find((one) => one.kind !== undefined && one.kind === search.get('kind'))?.kind;
  return {
    kw: (search.get('kw') ?? '').trim().slice(0, 500),
    ...(kind && { kind }),
    page: pageOf(search),
  };
}

/** What the server is asked for. */
export function hitsInput({ kw, kind, page }: Asked): Input<'open/web/search'> {
  return { kw, ...(kind && { kind }), page, size: pageSize };
}

/** Address of a search, without what is so anyway. */
export function searchAddress({ kw, kind, page }: Asked): string {
  const rest = new URLSearchParams();
  if (kind) rest.set('kind', kind);
  if (page > 1) rest.set('page', String(page));
  const more = rest.toString();
  return more ? `${paths.search(kw)}&${more}` : paths.search(kw);
}
