import type { OrderState } from '@portal/shared/rules';
import type { OrderFileKind } from './orderFile.repo';

const beforeDelivery: readonly OrderState[] = [
  'submitted',
  'confirmed',
  'agreed',
  'awaiting_sample',
  'received',
  'testing',
  'cancelled',
];

/** Results are the member's once they are delivered; all other files at once. */
export function mayMemberSee(kind: OrderFileKind, state: OrderState): boolean {
  return kind !== 'data' || !beforeDelivery.includes(state);
}

/** A signed agreement is taken once the plan is locked, as long as the order goes on. */
export function takesSignedCopy(state: OrderState): boolean {
  return state !== 'submitted' && state !== 'cancelled' && state !== 'closed';
}
