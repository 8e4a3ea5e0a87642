import type { Reservation } from '@portal/shared/contract';
import type { LazyDialogProps } from '@portal/shared/parts';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { formatRange } from '@portal/shared/rules';

interface CancelDialogProps extends LazyDialogProps {
  readonly reservation: Reservation;
}

/** Says what happens to the time and to the order, and cancels a reservation. */
export function CancelDialog({ reservation, open, onClose }: CancelDialogProps) {
  const { rid, state, order } = reservation;
  const held = state === 'held';
  const cancel = useAct('auth/reservation/cancel', {
    done: held ? '已放弃该时段' : '机时已取消',
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title={held ? '放弃机时' : '取消机时'}
      confirm={held ? '放弃' : '取消机时'}
      cancel="再想想"
      pending={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate({ rid })}
    >
      {`${formatRange(reservation)} 将让给其他人，不能恢复。`}
      {order &&
        `订单 ${order.code} 保留，可在订单页重新预约同样时长的机时；不再需要检测的，请到订单中取消订单。`}
    </ConfirmDialog>
  );
}
