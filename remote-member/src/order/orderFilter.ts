import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { firstCharacters, limits } from '@portal/shared/rules';
import { type StateGroup, stateGroups } from '../ui/stateGroup';

/** The filter of the list, stored in the URL. */
export interface OrderFilter {
  /** Undefined for all orders. */
  readonly group: StateGroup | undefined;
  readonly kw: string;
  /** Page number, starting at 1. */
  readonly page: number;
}

/** Reads the filter from a URL's query; an invalid part counts as missing. */
export function orderFilter(search: URLSearchParams): OrderFilter {
  return {
    group: stateGroups.find(({ key }) => key === search.get('state')),
    kw: firstCharacters((search.get('kw') ?? '').trim(), 100),
    page: pageOf(search),
  };
}

/** Returns the call's input for a URL's query. */
export function orderListInput(search: URLSearchParams): Input<'auth/web/order/list4person'> {
  const { group, kw, page } = orderFilter(search);
  return { kw, states: [...(group?.states ?? [])], page, size: limits.pageSize };
}

/** Returns the URL's query for a filter; a change of anything but the page resets the page to 1. */
export function filterSearch(filter: { group?: string | undefined; kw: string; page?: number }): string {
  const search = new URLSearchParams();
  if (filter.group) search.set('state', filter.group);
  if (filter.kw) search.set('kw', filter.kw);
  if (filter.page && filter.page > 1) search.set('page', String(filter.page));
  return search.size > 0 ? `?${search}` : '';
}
