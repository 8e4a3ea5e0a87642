import type { Input } from '@portal/shared/contract';

export type Sort = NonNullable<Input<'open/web/device/search'>['sort']>;

/** A sort order with its label. */
export interface SortChoice {
  readonly key: Sort;
  readonly label: string;
}

/** Sort orders of a list of services besides the default one. */
export const otherSorts: readonly SortChoice[] = [
  { key: 'popular', label: '下单最多' },
  { key: 'price_asc', label: '价格从低到高' },
  { key: 'price_desc', label: '价格从高到低' },
  { key: 'fast', label: '周期最短' },
];

/** Returns the sort order in a URL's query; the default for an unknown one. */
export const sortOf = (search: URLSearchParams): Sort =>
  otherSorts.find(({ key }) => key === search.get('sort'))?.key ?? 'default';
