import type { OrderAct, PromiseKind } from '@portal/shared/rules';
import type { StaffOrderRow } from '../ui/orderRow';

/** Acts that keep each promise, the usual one first. */
const keeping: Readonly<Record<PromiseKind, readonly OrderAct[]>> = {
  call: ['confirm', 'test'],
  deliver: ['deliver'],
  return: ['close'],
};

/** Returns the act that keeps the next promise of an order; undefined when something else has to happen before. */
export const nextAct = ({ promise, can }: Pick<StaffOrderRow, 'promise' | 'can'>): OrderAct | undefined =>
  promise ? keeping[promise.kind].find((act) => can.includes(act)) : undefined;
