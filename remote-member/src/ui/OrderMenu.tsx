import type { OrderRow } from '@portal/shared/contract';
import { MoreMenu } from '@portal/shared/menu';
import { nextStepLabels } from '@portal/shared/rules';
import { useReorder } from './step/useReorder';
import { useCancelDialog } from './useCancelDialog';

interface OrderMenuProps {
  readonly order: Pick<OrderRow, 'rid' | 'code' | 'next' | 'can'>;
}

/** The acts of an order that are not its next step: 再来一单 and 取消订单 behind 更多. */
export function OrderMenu({ order }: OrderMenuProps) {
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
      {cancel.dialog}
    </>
  );
}
