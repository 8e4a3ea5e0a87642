import type { Order } from '@portal/shared/contract';
import { expectedStates, type OrderState, progressStateOf } from '@portal/shared/rules';

export interface ProgressStep {
  readonly state: OrderState;
  readonly reached: boolean;
  readonly current: boolean;
  /** When the order first came into the state; undefined for a state to come, or one that was passed over. */
  readonly at: string | undefined;
}

/**
 * The expected states of an order with its progress. A state that the order reached unexpectedly (an academic
 * order that was signed, a dispute) is inserted where it occurs in the history.
 */
export function progressSteps(
  order: Pick<Order, 'state' | 'timeline' | 'sample_source' | 'enterprise' | 'locked' | 'due_fen'>,
): ProgressStep[] {
  const passed = order.timeline.map((entry) => entry.state);
  const { enterprise, locked, state: now } = order;
  const needsSample = order.sample_source !== -1;
  // An order that a retest is done as begins with it.
  const isRetest = order.timeline[0]?.act === 'retest';
  const retest = isRetest ? (order.due_fen === 0 ? 'free' : 'charged') : null;
  const states = expectedStates({ enterprise, needsSample, retest });
  for (const [index, state] of passed.entries()) {
    if (states.includes(state) || state === 'cancelled') continue;
    const before = passed[index - 1];
    states.splice(before ? states.indexOf(before) + 1 : 0, 0, state);
  }
  // A cancelled order has no states after the one in which it was cancelled.
  const at =
    order.state === 'cancelled'
      ? lastIndex(states, passed)
      : states.indexOf(progressStateOf({ state: now, enterprise, needsSample, locked }));
  // The lock of the plan leaves the state of a sample that was sent first.
  const since = (state: OrderState) =>
    order.timeline.find(
      (entry) => entry.state === state || (state === 'confirmed' && entry.act === 'confirm'),
    )?.at;
  const steps = states.map((state, index) => ({
    state,
    reached: index <= at,
    current: index === at,
    at: index <= at ? since(state) : undefined,
  }));
  if (order.state !== 'cancelled') return steps;
  const passedSteps = steps.slice(0, at + 1).map((step) => ({ ...step, current: false }));
  return [...passedSteps, { state: 'cancelled', reached: true, current: true, at: since('cancelled') }];
}

const lastIndex = (states: readonly OrderState[], passed: readonly OrderState[]): number =>
  Math.max(0, ...passed.map((state) => states.indexOf(state)));
