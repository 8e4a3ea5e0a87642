import { type OrderState, orderStateLabels } from '@portal/shared/rules';

/** Groups of states as tabs; `key` is used in the URL. */
export const stateGroups = [
  { key: 'submitted', label: '等实验室确认', states: ['submitted'] },
  { key: 'sample', label: '待寄样', states: ['confirmed', 'agreed', 'awaiting_sample'] },
  { key: 'testing', label: '检测中', states: ['received', 'testing'] },
  { key: 'delivered', label: '已交付', states: ['delivered'] },
  { key: 'billed', label: '待结算', states: ['billed', 'disputed'] },
  { key: 'unpaid', label: '待付款', states: ['unpaid'] },
  { key: 'closed', label: '已完成', states: ['paid', 'closed'] },
  { key: 'cancelled', label: '已取消', states: ['cancelled'] },
] as const satisfies readonly { key: string; label: string; states: readonly OrderState[] }[];

export type StateGroup = (typeof stateGroups)[number];

/** The name of an order's state for its member: what waits for the lab says so. */
export const ownStateLabels: Readonly<Record<OrderState, string>> = {
  ...orderStateLabels,
  submitted: '等实验室确认',
};

/** Returns the number of records in the states; of all records when there are no states. */
export function countOf<State extends string>(
  counts: Partial<Record<State, number>>,
  states: readonly State[] = [],
): number {
  const counted =
    states.length === 0 ? Object.values<number | undefined>(counts) : states.map((state) => counts[state]);
  return counted.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
