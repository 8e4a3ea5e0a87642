import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import { limits, type ReservationState } from '@portal/shared/rules';

/** Groups of states as tabs; `key` is used in the URL. */
export const reservationGroups = [
  { key: 'all', label: '全部', states: [] },
  { key: 'open', label: '待进行', states: ['held', 'booked'] },
  { key: 'done', label: '已完成', states: ['done'] },
  { key: 'ended', label: '未进行', states: ['missed', 'cancelled', 'expired'] },
] as const satisfies readonly { key: string; label: string; states: readonly ReservationState[] }[];

export type ReservationGroup = (typeof reservationGroups)[number];

/** The filter of the list, stored in the URL. */
export interface ReservationFilter {
  readonly group: ReservationGroup;
  /** Page number, starting at 1. */
  readonly page: number;
}

/** Reads the filter from a URL's query; an invalid part counts as missing. */
export const reservationFilter = (search: URLSearchParams): ReservationFilter => ({
  group: reservationGroups.find(({ key }) => key === search.get('state')) ?? reservationGroups[0],
  page: pageOf(search),
});

/** Returns the call's input for a URL's query. */
export function reservationInput(search: URLSearchParams): Input<'auth/web/reservation/list4person'> {
  const { group, page } = reservationFilter(search);
  return { states: [...group.states], page, size: limits.pageSize };
}

/** Returns the URL of a page of a group. */
export const reservationPath = ({ key }: ReservationGroup, page = 1): string =>
  withQuery(paths.reservations, { state: unless('all', key), page: laterPage(page) });
