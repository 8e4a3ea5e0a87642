import type { ClusterPayment } from '@portal/shared/contract';
import { ConfirmDialog, type LazyDialogProps, useAct } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface ApproveDialogProps extends LazyDialogProps {
  readonly payment: ClusterPayment;
}

/** Shows what an approval books on the group's money, and asks once. */
export function ApproveDialog({ payment, open, onClose }: ApproveDialogProps) {
  const { rid, member, statement, amount_fen, services, orders, cluster } = payment;
  const approve = useAct('auth/cluster/approve', {
    done: `已批准 ${member} 付款 ${formatFen(amount_fen)}`,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="批准付款"
      confirm={`批准 ${formatFen(amount_fen)}`}
      color="primary"
      open={open}
      pending={approve.isPending}
      onClose={onClose}
      onConfirm={() => approve.mutate({ rid, seen: { amount_fen } })}
    >
      批准后从{cluster ? `“${cluster.name}”` : '社群'}的余额扣款 {formatFen(amount_fen)}，为 {member} 的结算单{' '}
      {statement} 付款，不能撤回。
      <Typography variant="body2" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {services.join('、')}（订单 {orders.join('、')}）
      </Typography>
    </ConfirmDialog>
  );
}
