import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, withQuery } from '@portal/shared/portal';
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
  const { group, kw, page = 1 } = filter;
  return withQuery('', { state: group, kw, page: laterPage(page) });
}
