import type { OrderRow } from '@portal/shared/contract';
import { nextStepLabels } from '@portal/shared/rules';
import { MoreMenu } from '../ui/MoreMenu';
import { StepButton } from '../ui/step/StepButton';
import { useReorder } from '../ui/step/useReorder';
import { useCancelDialog } from '../ui/useCancelDialog';

/** The acts of an order in the list: its next step as the button, all others behind 更多. */
export function RowActs({ order }: { readonly order: OrderRow }) {
  const cancel = useCancelDialog(order);
  const { reorder } = useReorder(order.rid);
  const items = [
    ...(order.next === 'reorder' ? [] : [{ label: nextStepLabels.reorder, onClick: reorder }]),
    ...(order.can.includes('cancel')
      ? [{ label: '取消订单', onClick: cancel.show, onNear: cancel.prefetchProps.onFocus }]
      : []),
  ];
  return (
    <>
      {items.length > 0 && <MoreMenu of={`订单 ${order.code}`} items={items} />}
      <StepButton order={order} />
      {cancel.dialog}
    </>
  );
}
