import type { OrderState } from '@portal/shared/rules';

const tested: readonly OrderState[] = [
  'testing',
  'delivered',
  'billed',
  'disputed',
  'unpaid',
  'paid',
  'closed',
];

/** True for an order whose test has begun: the lab may have issued reports about it, and tested samples again. */
export const isTested = (state: OrderState): boolean => tested.includes(state);
