import { type OrderState, orderStates } from '@portal/shared/rules';

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
  { key: 'confirm', label: '待确认', states: ['submitted'] },
  { key: 'sample', label: '待收样', states: ['confirmed', 'agreed', 'awaiting_sample'] },
  { key: 'test', label: '待检测', states: ['received'] },
  { key: 'testing', label: '检测中', states: ['testing'] },
  { key: 'bill', label: '待结算', states: ['delivered', 'billed', 'disputed'] },
  { key: 'pay', label: '待付款', states: ['unpaid'] },
  { key: 'close', label: '待完成', states: ['paid'] },
  { key: 'done', label: '已结束', states: ['closed', 'cancelled'] },
];

/** Returns the chosen queue; the first one for an unknown name in the URL. */
export const queueOf = (search: URLSearchParams): Queue =>
  queues.find(({ key }) => key === search.get('queue')) ?? (queues[0] as Queue);

/** Code of an order as people type or scan it; undefined for other text. */
export function codeIn(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return /^D\d{8}-\d{6,}$/.test(code) ? code : undefined;
}
