import type { ClusterPayment } from '@portal/shared/contract';
import { useAct, useLazyDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';

const loadApprove = () => import('./ApproveDialog').then((m) => m.ApproveDialog);
const loadDecline = () => import('./DeclineDialog').then((m) => m.DeclineDialog);

/** Approves or declines a payment that waits, or takes the own one back. */
export function PaymentActs({ payment }: { readonly payment: ClusterPayment }) {
  const { rid, statement, can } = payment;
  const decline = useLazyDialog('cluster decline', loadDecline, { payment });
  const approve = useLazyDialog('cluster approve', loadApprove, { payment });
  const withdraw = useAct('auth/cluster/decline', {
    done: '付款已撤回，请改用其他方式付款',
  });
  // The dialogs stay mounted when the list is read again while they close.
  return (
    <Box sx={{ display: 'flex', gap: 1, '&:empty': { display: 'none' } }}>
      {can.includes('withdraw') && (
        <Button
          size="small"
          color="inherit"
          aria-label={`撤回付款：${statement}`}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ rid })}
        >
          撤回
        </Button>
      )}
      {can.includes('decline') && (
        <Button
          size="small"
          color="inherit"
          aria-label={`拒绝付款：${statement}`}
          {...decline.prefetchProps}
          loading={decline.loading}
          onClick={decline.show}
        >
          拒绝
        </Button>
      )}
      {can.includes('approve') && (
        <Button
          size="small"
          variant="contained"
          aria-label={`批准付款：${statement}`}
          {...approve.prefetchProps}
          loading={approve.loading}
          onClick={approve.show}
        >
          批准
        </Button>
      )}
      {decline.dialog}
      {approve.dialog}
    </Box>
  );
}
