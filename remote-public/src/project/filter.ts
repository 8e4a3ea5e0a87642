import type { Input } from '@portal/shared/contract';
import type { RoutePlace } from '@portal/shared/portal';

type SearchInput = Input<'open/web/device/search'>;
export type Sort = NonNullable<SearchInput['sort']>;

/** Sort orders of the list; the first is the default. */
export const sorts: readonly { readonly key: Sort; readonly label: string }[] = [
  { key: 'default', label: '综合' },
  { key: 'popular', label: '下单最多' },
  { key: 'price_asc', label: '价格从低到高' },
  { key: 'price_desc', label: '价格从高到低' },
  { key: 'fast', label: '周期最短' },
];

/** Services per page; fills rows of one, two and three. */
export const pageSize = 18;

/** Maximum values that the server accepts: yuan, working days, pages, characters of a sample state. */
export const most = { price: 10_000_000, turnaround: 365, page: 10_000, sampleState: 20 } as const;

/** The filter of the list, stored in the URL. */
export interface ProjectFilter {
  readonly typeId?: number;
  readonly childId?: number;
  /** Name of the type or child from the link; shown until the real one is loaded. */
  readonly title?: string;
  readonly kw: string;
  /** Whole yuan, inclusive. */
  readonly priceMin?: number;
  readonly priceMax?: number;
  /** Maximum number of working days. */
  readonly turnaroundMax?: number;
  readonly sampleState?: string;
  readonly sort: Sort;
  readonly page: number;
}

/** Returns a positive integer; undefined for any other value in a URL. */
function numberOf(text: string | null | undefined, largest = 999_999_999): number | undefined {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) return undefined;
  return Number(text) <= largest ? Number(text) : undefined;
}

/** The object type without `undefined` values. */
type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function given<T extends object>(parts: T): Given<T> {
  const kept: Given<T> = {};
  for (const key in parts) {
    const value = parts[key];
    if (value !== undefined) Object.assign(kept, { [key]: value });
  }
  return kept;
}

function stateOf(text: string | null): string | undefined {
  return text && text.length <= most.sampleState ? text : undefined;
}

/**
 * Reads the filter from a URL: `/project/{typeId}/{title}`, or the same names in the query, which have priority.
 */
export function filterOf(params: RoutePlace['params'], search: URLSearchParams): ProjectFilter {
  const priceMin = numberOf(search.get('price_min'), most.price);
  const priceMax = numberOf(search.get('price_max'), most.price);
  return {
    ...given({
      typeId: numberOf(search.get('typeId')) ?? numberOf(params.typeId),
      childId: numberOf(search.get('childId')),
      title: search.get('title') || params.title || undefined,
      priceMin,
      // A maximum below the minimum is ignored.
      priceMax: (priceMax ?? 0) < (priceMin ?? 0) ? undefined : priceMax,
      turnaroundMax: numberOf(search.get('turnaround_max'), most.turnaround),
      sampleState: stateOf(search.get('sample_state')),
    }),
    kw: (search.get('kw') ?? '').trim().slice(0, 500),
    sort: sorts.find(({ key }) => key === search.get('sort'))?.key ?? 'default',
    page: numberOf(search.get('page'), most.page) ?? 1,
  };
}

const fenOf = (yuan: number | undefined) => (yuan === undefined ? undefined : yuan * 100);

/** Returns the input of the call. `early` in webpack.config.mjs builds the same input in the same key order. */
export function searchInput(filter: ProjectFilter): SearchInput {
  return {
    kw: filter.kw,
    ...given({
      typeId: filter.typeId,
      childId: filter.childId,
      price_min_fen: fenOf(filter.priceMin),
      price_max_fen: fenOf(filter.priceMax),
      turnaround_max: filter.turnaroundMax,
      sample_state: filter.sampleState,
    }),
    sort: filter.sort,
    page: filter.page,
    size: pageSize,
  };
}
