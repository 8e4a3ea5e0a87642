import type { OrderRow } from '@portal/shared/contract';
import { OrderMenu } from '../ui/OrderMenu';
import { StepButton } from '../ui/step/StepButton';

/** The acts of an order in the list: its next step as the button, all others behind 更多. */
export function RowActs({ order }: { readonly order: OrderRow }) {
  return (
    <>
      <OrderMenu order={order} />
      <StepButton order={order} />
    </>
  );
}
