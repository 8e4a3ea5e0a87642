import { type OrderState, orderStateLabels } from '@portal/shared/rules';
import { Mark } from './Mark';

/** States in which the lab has to act soon. */
const waitsForLab: readonly OrderState[] = [
  'submitted',
  'received',
  'testing',
  'delivered',
  'disputed',
  'paid',
];

/** The state of an order; one that waits for the lab has the main colour. */
export const StateMark = ({ state }: { readonly state: OrderState }) => (
  <Mark waits={waitsForLab.includes(state)}>{orderStateLabels[state]}</Mark>
);
