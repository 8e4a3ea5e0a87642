import type { Input } from '@portal/shared/contract';
import { dayIn, paths, withQuery } from '@portal/shared/portal';
import { firstCharacters, limits, texts } from '@portal/shared/rules';

/** The filters of the page, stored in the URL; an empty text does not filter. */
export interface DataFilter {
  /** Words in a file's name, an order's number, a service or a sample. */
  readonly kw: string;
  /** One of the member's own tags. */
  readonly tag: string;
  /** First and last day of the delivery. */
  readonly from: string;
  readonly to: string;
}

export const noFilter: DataFilter = { kw: '', tag: '', from: '', to: '' };

/** Reads the filters from a URL's query; an invalid part counts as missing. */
export const dataFilter = (search: URLSearchParams): DataFilter => ({
  kw: firstCharacters((search.get('kw') ?? '').trim(), 100),
  tag: firstCharacters((search.get('tag') ?? '').trim(), texts.dataTag[1]),
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
});

/** Returns the URL of the page with these filters. */
export const dataPath = ({ kw, tag, from, to }: DataFilter): string =>
  withQuery(paths.data, { kw, tag, from, to });

/** Number of filters that are set; a period is one. */
export const filterCount = ({ kw, tag, from, to }: DataFilter): number =>
  [kw, tag, from || to].filter((value) => value !== '').length;

/** Returns the filters as the calls take them. */
export const filterInput = ({ kw, tag, from, to }: DataFilter) =>
  ({
    ...(kw && { kw }),
    ...(tag && { tag }),
    ...(from && { from }),
    ...(to && { to }),
  }) satisfies Input<'auth/web/orderFile/zip4person'>;

/** Returns the input of the list without its cursor. */
export const listInput = (filter: DataFilter) =>
  ({ ...filterInput(filter), size: limits.pageSize }) satisfies Input<'auth/web/orderFile/list4person'>;
