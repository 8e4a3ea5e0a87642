import type { Input } from '@portal/shared/contract';
import type { RoutePlace } from '@portal/shared/portal';

type SearchInput = Input<'open/web/device/search'>;
export type Sort = NonNullable<SearchInput['sort']>;

/** Orders of the list, the first is the one to start with. */
export const sorts: readonly { readonly key: Sort; readonly label: string }[] = [
  { key: 'default', label: '综合' },
  { key: 'popular', label: '下单最多' },
  { key: 'price_asc', label: '价格从低到高' },
  { key: 'price_desc', label: '价格从高到低' },
  { key: 'fast', label: '周期最短' },
];

/** Services on a page: fills rows of one, two and three. */
export const pageSize = 18;

/** What the list shows; it lives in the address. */
export interface ProjectFilter {
  readonly typeId?: number;
  readonly childId?: number;
  /** Name of the type or child as the link had it; shown until the real one is known. */
  readonly title?: string;
  readonly kw: string;
  readonly sort: Sort;
  readonly page: number;
}

/** A positive whole number, or nothing: what else stands in an address is passed over. */
function numberOf(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The filter of an address: `/project/{typeId}/{title}` or the same names in the query, which come first. */
export function filterOf(params: RoutePlace['params'], search: URLSearchParams): ProjectFilter {
  const typeId = numberOf(search.get('typeId') ?? params.typeId);
  const childId = numberOf(search.get('childId'));
  const title = search.get('title') ?? params.title;
  return {
    ...(typeId !== undefined && { typeId }),
    ...(childId !== undefined && { childId }),
    ...(title && { title }),
    kw: (search.get('kw') ?? '').trim().slice(0, 500),
    sort: sorts.find(({ key }) => key === search.get('sort'))?.key ?? 'default',
    page: Math.min(numberOf(search.get('page')) ?? 1, 10_000),
  };
}

/** What the server is asked for. */
export function searchInput({ typeId, childId, kw, sort, page }: ProjectFilter): SearchInput {
  return {
    kw,
    ...(typeId !== undefined && { typeId }),
    ...(childId !== undefined && { childId }),
    sort,
    page,
    size: pageSize,
  };
}

/** The query part of a filter's address, without what is so anyway. Another filter begins at its first page. */
export function addressOf(filter: ProjectFilter): string {
  const search = new URLSearchParams();
  if (filter.typeId !== undefined) search.set('typeId', String(filter.typeId));
  if (filter.childId !== undefined) search.set('childId', String(filter.childId));
  if (filter.title) search.set('title', filter.title);
  if (filter.kw) search.set('kw', filter.kw);
  if (filter.sort !== 'default') search.set('sort', filter.sort);
  if (filter.page > 1) search.set('page', String(filter.page));
  const text = search.toString();
  return text ? `?${text}` : '';
}
