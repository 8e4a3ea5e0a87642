import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { type StateGroup, stateGroups } from '../ui/stateGroup';

/** What the list is narrowed to; it stands in the address. */
export interface OrderFilter {
  /** Undefined for all orders. */
  readonly group: StateGroup | undefined;
  readonly kw: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the filter of an address; a part that is not valid counts as missing. */
export function orderFilter(search: URLSearchParams): OrderFilter {
  return {
    group: stateGroups.find(({ key }) => key === search.get('state')),
    kw: (search.get('kw') ?? '').trim().slice(0, 100),
    page: pageOf(search),
  };
}

/** The call that answers an address. */
export function orderListInput(search: URLSearchParams): Input<'auth/web/order/list4person'> {
  const { group, kw, page } = orderFilter(search);
  return { kw, states: [...(group?.states ?? [])], page, size: limits.pageSize };
}

/** The address's query with other parts; a change of anything but the page begins at the first page. */
export function filterSearch(filter: { group?: string | undefined; kw: string; page?: number }): string {
  const search = new URLSearchParams();
  if (filter.group) search.set('state', filter.group);
  if (filter.kw) search.set('kw', filter.kw);
  if (filter.page && filter.page > 1) search.set('page', String(filter.page));
  return search.size > 0 ? `?${search}` : '';
}
