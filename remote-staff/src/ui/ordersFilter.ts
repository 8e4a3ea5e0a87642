import type { Input } from '@portal/shared/contract';
import { dayIn, unless, withQuery } from '@portal/shared/portal';
import { firstCharacters, type OrderState, orderQueueState, orderStates } from '@portal/shared/rules';

/** A queue of orders: what waits for the lab together. */
export interface Queue {
  readonly key: string;
  readonly label: string;
  readonly states: readonly OrderState[];
}

export const queues: readonly Queue[] = [
  {
    key: 'open',
    label: '进行中',
    states: orderStates.filter((state) => state !== 'closed' && state !== 'cancelled'),
  },
  { key: 'confirm', label: '待确认', states: [orderQueueState.confirm] },
  { key: 'sample', label: '待收样', states: ['confirmed', 'agreed', 'awaiting_sample'] },
  { key: 'test', label: '待检测', states: [orderQueueState.test] },
  { key: 'testing', label: '检测中', states: [orderQueueState.testing] },
  { key: 'bill', label: '待出结算单', states: [orderQueueState.bill] },
  { key: 'settle', label: '待确认结算', states: ['billed', 'disputed'] },
  { key: 'pay', label: '待付款', states: ['unpaid'] },
  { key: 'close', label: '待完成', states: [orderQueueState.close] },
  { key: 'done', label: '已结束', states: ['closed', 'cancelled'] },
  { key: 'all', label: '全部', states: [] },
];

/** Orders of the list, in those of the server. */
export const sorts = [
  { key: 'waiting', label: '等待最久' },
  { key: 'newest', label: '最近下单' },
  { key: 'due', label: '承诺到期' },
] as const;
export type Sort = (typeof sorts)[number]['key'];

/** What the list shows, stored in the URL; an empty text does not filter. */
export interface OrdersQuery {
  readonly queue: string;
  /** Beginning of the number. */
  readonly code: string;
  readonly member: string;
  readonly service: string;
  /** First and last day on which an order was placed. */
  readonly from: string;
  readonly to: string;
  readonly late: boolean;
  /** Only orders that the person looks after. */
  readonly mine: boolean;
  readonly sort: Sort;
  /** Cursor of the page; undefined on the first one. */
  readonly after?: string | undefined;
}

export const noQuery: OrdersQuery = {
  queue: 'open',
  code: '',
  member: '',
  service: '',
  from: '',
  to: '',
  late: false,
  mine: false,
  sort: 'waiting',
};

/** Orders that are read at once. */
const size = 50;

/** Reads what is shown from the URL's query; an invalid part counts as missing. */
export function ordersQuery(search: URLSearchParams): OrdersQuery {
  const text = (name: string, most: number) => firstCharacters((search.get(name) ?? '').trim(), most);
  return {
    queue: queues.find(({ key }) => key === search.get('queue'))?.key ?? noQuery.queue,
    code: text('code', 40),
    member: text('member', 100),
    service: text('service', 100),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    late: search.get('late') === '1',
    mine: search.get('mine') === '1',
    sort: sorts.find(({ key }) => key === search.get('sort'))?.key ?? noQuery.sort,
    after: search.get('after') ?? undefined,
  };
}

/** Returns the URL of the list that shows this. */
export const ordersPath = (query: OrdersQuery): string =>
  withQuery('/staff/orders', {
    ...query,
    queue: unless(noQuery.queue, query.queue),
    late: query.late ? '1' : '',
    mine: query.mine ? '1' : '',
    sort: unless(noQuery.sort, query.sort),
  });

/** Returns the chosen queue. */
export const queueOf = ({ queue }: OrdersQuery): Queue =>
  queues.find(({ key }) => key === queue) ?? (queues[0] as Queue);

/** True when more than the queue decides which orders are shown. */
export const isFiltered = ({ code, member, service, from, to }: OrdersQuery): boolean =>
  [code, member, service, from, to].some((value) => value !== '');

/** Returns which orders are shown, and in which order, as the input of a call. */
export function filterInput(
  { code, member, service, from, to, late, mine, sort }: OrdersQuery,
  { states }: Queue,
) {
  return {
    states: [...states],
    sort,
    ...(late && { late }),
    ...(mine && { mine }),
    ...(code && { code }),
    ...(member && { member }),
    ...(service && { service }),
    ...(from && { from }),
    ...(to && { to }),
  } satisfies Input<'staff/order/export'>;
}

/** Returns the input of the call of the list's page. */
export const listInput = (shown: OrdersQuery, queue: Queue) =>
  ({
    ...filterInput(shown, queue),
    size,
    ...(shown.after !== undefined && { after: shown.after }),
  }) satisfies Input<'staff/order/list'>;

/** Code of an order as people type or scan it; undefined for other text. */
export function codeIn(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return /^D\d{8}-\d{6,}$/.test(code) ? code : undefined;
}
