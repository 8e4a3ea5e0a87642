import { comparedOf } from '../compare/compared';

/** Price bands in yuan, inclusive. */
export const priceBands: readonly { readonly label: string; readonly min?: number; readonly max?: number }[] =
  [
    { label: '100 元以下', max: 100 },
    { label: '100–300 元', min: 100, max: 300 },
    { label: '300–1000 元', min: 300, max: 1000 },
    { label: '1000 元以上', min: 1000 },
  ];

/** Turnaround choices in working days. */
export const turnarounds = [3, 5, 10];

export const turnaroundLabel = (days: number): string => `${days} 个工作日内`;

/** Maximum values that the server accepts: yuan, working days, pages, characters and number of sample states. */
export const most = {
  price: 10_000_000,
  turnaround: 365,
  page: 10_000,
  sampleState: 20,
  sampleStates: 20,
} as const;

/** Returns a positive integer; undefined for any other value in a URL. */
export function numberOf(text: string | null | undefined, largest = 999_999_999): number | undefined {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) return undefined;
  return Number(text) <= largest ? Number(text) : undefined;
}

/** The object type without `undefined` values. */
type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Returns the object without the properties that are undefined. */
export function given<T extends object>(parts: T): Given<T> {
  const kept: Given<T> = {};
  for (const key in parts) {
    const value = parts[key];
    if (value !== undefined) Object.assign(kept, { [key]: value });
  }
  return kept;
}

const fenOf = (yuan: number | undefined) => (yuan === undefined ? undefined : yuan * 100);

/** Filters that every list of services has in its URL: `price_min`, `price_max` and `turnaround_max`. */
export interface ListFilter {
  /** Whole yuan, inclusive. */
  readonly priceMin?: number;
  readonly priceMax?: number;
  /** Maximum number of working days. */
  readonly turnaroundMax?: number;
  /** Services that are compared: no filter, but every link of the list keeps them. */
  readonly compare?: readonly string[];
}

/** Reads the filters from a URL's query. A maximum price below the minimum is ignored. */
export function listFilterOf(search: URLSearchParams): ListFilter {
  const priceMin = numberOf(search.get('price_min'), most.price);
  const priceMax = numberOf(search.get('price_max'), most.price);
  return given({
    priceMin,
    priceMax: (priceMax ?? 0) < (priceMin ?? 0) ? undefined : priceMax,
    turnaroundMax: numberOf(search.get('turnaround_max'), most.turnaround),
    compare: comparedOf(search),
  });
}

/** Returns the filters as input of a call. */
export const filterInput = ({ priceMin, priceMax, turnaroundMax }: ListFilter) =>
  given({
    price_min_fen: fenOf(priceMin),
    price_max_fen: fenOf(priceMax),
    turnaround_max: turnaroundMax,
  });
