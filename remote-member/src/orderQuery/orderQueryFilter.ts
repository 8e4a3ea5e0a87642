import type { Input } from '@portal/shared/contract';
import { dayIn, paths, unless, withQuery } from '@portal/shared/portal';
import { fenOrZero, firstCharacters } from '@portal/shared/rules';
import { type StateGroup, stateGroups } from '../ui/stateGroup';

/** Orders of the list in the order of the server's `sort`. */
export const sorts = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export type Sort = (typeof sorts)[number];

/** The filters of the page, stored in the URL; an empty text does not filter. */
export interface OrderQuery {
  readonly code: string;
  readonly device: string;
  readonly sample: string;
  /** Key of a group of states. */
  readonly state: StateGroup['key'] | '';
  /** First and last day on which an order was placed. */
  readonly from: string;
  readonly to: string;
  /** Smallest and largest amount in yuan. */
  readonly min: string;
  readonly max: string;
  /** Key of a group that pays. */
  readonly cluster: string;
  readonly sort: Sort;
}

export const noQuery: OrderQuery = {
  code: '',
  device: '',
  sample: '',
  state: '',
  from: '',
  to: '',
  min: '',
  max: '',
  cluster: '',
  sort: 'newest',
};

/** Rows that are loaded at once. */
const rows = 50;

const isYuan = (text: string): boolean => fenOrZero(text) !== undefined;

/** Reads the filters from a URL's query; an invalid part counts as missing. */
export function orderQuery(search: URLSearchParams): OrderQuery {
  const text = (name: string, most: number) => firstCharacters((search.get(name) ?? '').trim(), most);
  const valid = (name: string, isValid: (value: string) => boolean) => {
    const value = search.get(name) ?? '';
    return isValid(value) ? value : '';
  };
  return {
    code: text('code', 40),
    device: text('device', 100),
    sample: text('sample', 100),
    state: stateGroups.find(({ key }) => key === search.get('state'))?.key ?? '',
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    min: valid('min', isYuan),
    max: valid('max', isYuan),
    cluster: valid('cluster', (value) => /^[\w-]{1,40}$/.test(value)),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? noQuery.sort,
  };
}

/** Returns the URL's query of these filters, without those that do not filter. */
export const orderQuerySearch = (query: OrderQuery): string => withQuery('', said(query)).slice(1);

const said = (query: OrderQuery) => ({ ...query, sort: unless(noQuery.sort, query.sort) });

/** Returns the URL of the page with these filters. */
export const orderQueryPath = (query: OrderQuery): string =>
  withQuery(paths.memberPage('oquery'), said(query));

/** Number of filters that are set; the sort is none. */
export const filterCount = ({ sort: _sort, ...filters }: OrderQuery): number =>
  Object.values(filters).filter((value) => value !== '').length;

/** Returns the filters as the calls take them. */
export function filterInput({ code, device, sample, state, from, to, min, max, cluster }: OrderQuery) {
  const group = stateGroups.find(({ key }) => key === state);
  return {
    ...(code && { code }),
    ...(device && { device }),
    ...(sample && { sample }),
    ...(group && { states: [...group.states] }),
    ...(from && { from }),
    ...(to && { to }),
    ...(min && { amount_min_fen: fenOrZero(min) }),
    ...(max && { amount_max_fen: fenOrZero(max) }),
    ...(cluster && { cluster_rid: cluster }),
  } satisfies Input<'auth/web/orderList/export'>;
}

/** Returns the input of the list without its cursor. */
export const listInput = (query: OrderQuery) =>
  ({ ...filterInput(query), sort: query.sort, size: rows }) satisfies Input<'auth/web/orderList/list'>;

/** Labels of the fields. */
export const labels = {
  code: '订单号',
  device: '服务名称',
  sample: '样品编号或名称',
  state: '订单状态',
  from: '下单开始日期',
  to: '下单结束日期',
  min: '最低金额',
  max: '最高金额',
  cluster: '付款社群',
} as const;
