import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import { limits, type SamplingState } from '@portal/shared/rules';

/** Groups of states as tabs; `key` is used in the URL. */
export const visitGroups = [
  { key: 'all', label: '全部', states: [] },
  { key: 'open', label: '待上门', states: ['booked', 'confirmed'] },
  { key: 'done', label: '已取样', states: ['done'] },
  { key: 'cancelled', label: '已取消', states: ['cancelled'] },
] as const satisfies readonly { key: string; label: string; states: readonly SamplingState[] }[];

export type VisitGroup = (typeof visitGroups)[number];

/** The filter of the list, stored in the URL. */
export interface VisitFilter {
  readonly group: VisitGroup;
  /** Page number, starting at 1. */
  readonly page: number;
}

/** Reads the filter from a URL's query; an invalid part counts as missing. */
export const visitFilter = (search: URLSearchParams): VisitFilter => ({
  group: visitGroups.find(({ key }) => key === search.get('state')) ?? visitGroups[0],
  page: pageOf(search),
});

/** Returns the call's input for a URL's query. */
export function visitInput(search: URLSearchParams): Input<'auth/sampling/list'> {
  const { group, page } = visitFilter(search);
  return { states: [...group.states], page, size: limits.pageSize };
}

/** Returns the URL of a page of a group. */
export const visitPath = ({ key }: VisitGroup, page = 1): string =>
  withQuery(paths.visits, { state: unless('all', key), page: laterPage(page) });
