import type { ClusterPayment } from '@portal/shared/contract';
import { useAct, useLazyDialog } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';

const loadDecline = () => import('./DeclineDialog').then((m) => m.DeclineDialog);

/** Approves or declines a payment that waits, or takes the own one back. */
export function PaymentActs({ payment }: { readonly payment: ClusterPayment }) {
  const { rid, member, statement, amount_fen, can } = payment;
  const decline = useLazyDialog('cluster decline', loadDecline, { payment });
  const approve = useAct('auth/cluster/approve', {
    done: `已批准 ${member} 付款 ${formatFen(amount_fen)}`,
  });
  const withdraw = useAct('auth/cluster/decline', {
    done: '付款已撤回，请改用其他方式付款',
  });
  // The dialog stays mounted when the list is read again while it closes.
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
          disabled={approve.isPending}
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
          loading={approve.isPending}
          onClick={() => approve.mutate({ rid, seen: { amount_fen } })}
        >
          批准
        </Button>
      )}
      {decline.dialog}
    </Box>
  );
}
