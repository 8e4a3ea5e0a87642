import type { OrderState } from '@portal/shared/rules';

/** Groups of states as tabs; `key` is used in the URL. */
export const stateGroups = [
  { key: 'submitted', label: '待确认', states: ['submitted'] },
  { key: 'sample', label: '待寄样', states: ['confirmed', 'agreed', 'awaiting_sample'] },
  { key: 'testing', label: '检测中', states: ['received', 'testing'] },
  { key: 'delivered', label: '已交付', states: ['delivered'] },
  { key: 'billed', label: '待结算', states: ['billed', 'disputed'] },
  { key: 'unpaid', label: '待付款', states: ['unpaid'] },
  { key: 'closed', label: '已完成', states: ['paid', 'closed'] },
  { key: 'cancelled', label: '已取消', states: ['cancelled'] },
] as const satisfies readonly { key: string; label: string; states: readonly OrderState[] }[];

export type StateGroup = (typeof stateGroups)[number];

type Counts = Partial<Record<OrderState, number>>;

/** Returns the number of orders in the states; of all orders when `states` is missing. */
export function countOf(counts: Counts, states?: readonly OrderState[]): number {
  if (states) return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
