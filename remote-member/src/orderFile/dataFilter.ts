import type { Input } from '@portal/shared/contract';
import { dayIn, paths, withQuery } from '@portal/shared/portal';
import { firstCharacters, limits } from '@portal/shared/rules';

/** The filters of the page, stored in the URL; an empty text does not filter. */
export interface DataFilter {
  /** Words in a file's name, an order's number, a service or a sample. */
  readonly kw: string;
  /** First and last day of the delivery. */
  readonly from: string;
  readonly to: string;
}

export const noFilter: DataFilter = { kw: '', from: '', to: '' };

/** Reads the filters from a URL's query; an invalid part counts as missing. */
export const dataFilter = (search: URLSearchParams): DataFilter => ({
  kw: firstCharacters((search.get('kw') ?? '').trim(), 100),
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
});

/** Returns the URL of the page with these filters. */
export const dataPath = ({ kw, from, to }: DataFilter): string => withQuery(paths.data, { kw, from, to });

/** Number of filters that are set; a period is one. */
export const filterCount = ({ kw, from, to }: DataFilter): number =>
  [kw, from || to].filter((value) => value !== '').length;

/** Returns the filters as the calls take them. */
export const filterInput = ({ kw, from, to }: DataFilter) =>
  ({
    ...(kw && { kw }),
    ...(from && { from }),
    ...(to && { to }),
  }) satisfies Input<'auth/web/orderFile/zip4person'>;

/** Returns the input of the list without its cursor. */
export const listInput = (filter: DataFilter) =>
  ({ ...filterInput(filter), size: limits.pageSize }) satisfies Input<'auth/web/orderFile/list4person'>;
