import type { Statement } from '@portal/shared/contract';
import { ConfirmDialog, type LazyDialogProps, useAct } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { sourceText } from './sourceText';

interface ConfirmStatementDialogProps extends LazyDialogProps {
  readonly statement: Statement;
}

/** Shows what a confirmation books, and asks once. */
export function ConfirmStatementDialog({ statement, open, onClose }: ConfirmStatementDialogProps) {
  const { rid, code, total_fen, review_until, orders, sources } = statement;
  // One key for each review period, so that a repeated confirmation gets the first answer.
  const key = `right-${rid}-${Date.parse(review_until ?? '')}`;
  const confirm = useAct('auth/assign/right', { done: '结算单已确认', key, onSettled: onClose });
  const booked = sourceText(sources);
  return (
    <ConfirmDialog
      title="确认结算单"
      confirm={`确认 ${formatFen(total_fen)}`}
      color="primary"
      open={open}
      pending={confirm.isPending}
      onClose={onClose}
      onConfirm={() => confirm.mutate({ rid, seen: { total_fen, review_until } })}
    >
      结算单 {code}，共 {orders.length} 个订单，合计 {formatFen(total_fen)}。{booked && `确认后：${booked}。`}
      <Typography variant="body2" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        确认后不能再提出异议；金额不对请先选“有异议”。
      </Typography>
    </ConfirmDialog>
  );
}
