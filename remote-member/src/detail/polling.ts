import type { OrderState } from '@portal/shared/rules';

/** Returns whether an order in this state does not change any more. */
export const isFinal = (state: OrderState): boolean => state === 'closed' || state === 'cancelled';

/** Returns the poll interval of an order's data in milliseconds; false when polling has no use. */
export const pollInterval = (state: OrderState | undefined): number | false =>
  state !== undefined && isFinal(state) ? false : 15_000;
