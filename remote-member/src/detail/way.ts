import type { Order } from '@portal/shared/contract';
import { expectedWay, type OrderState } from '@portal/shared/rules';

export interface WayStep {
  readonly state: OrderState;
  readonly reached: boolean;
  readonly current: boolean;
}

/**
 * The expected states of an order with its progress. A state that the order reached unexpectedly (an academic
 * order that was signed, a dispute) is inserted where it occurs in the history.
 */
export function wayOf(order: Pick<Order, 'state' | 'timeline' | 'sample_source' | 'enterprise'>): WayStep[] {
  const passed = order.timeline.map((entry) => entry.state);
  const way = expectedWay({ enterprise: order.enterprise, needsSample: order.sample_source !== -1 });
  for (const [index, state] of passed.entries()) {
    if (way.includes(state) || state === 'cancelled') continue;
    const before = passed[index - 1];
    way.splice(before ? way.indexOf(before) + 1 : 0, 0, state);
  }
  // A cancelled order has no states after the one in which it was cancelled.
  const at = order.state === 'cancelled' ? lastIndex(way, passed) : way.indexOf(order.state);
  const steps = way.map((state, index) => ({ state, reached: index <= at, current: index === at }));
  if (order.state !== 'cancelled') return steps;
  const walked = steps.slice(0, at + 1).map((step) => ({ ...step, current: false }));
  return [...walked, { state: 'cancelled', reached: true, current: true }];
}

const lastIndex = (way: readonly OrderState[], passed: readonly OrderState[]): number =>
  Math.max(0, ...passed.map((state) => way.indexOf(state)));
