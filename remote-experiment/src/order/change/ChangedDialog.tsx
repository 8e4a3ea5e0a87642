import { ConfirmDialog } from '@portal/shared/parts';
import { Typography } from '@portal/shared/ui';
import { ChangeList } from './ChangeList';
import type { OrderChanges } from './orderChanges';

interface ChangedDialogProps {
  readonly changes: OrderChanges;
  /** The server's reason for refusing the order; undefined when the dialog is closed. */
  readonly reason: string | undefined;
  readonly onClose: () => void;
  /** Orders what is offered now. */
  readonly onContinue: () => void;
}

/** Shows why an order was refused and what has changed; the member continues with the new content or checks the form. */
export function ChangedDialog({ changes, reason, onClose, onContinue }: ChangedDialogProps) {
  return (
    <ConfirmDialog
      title="订单内容有变化"
      open={reason !== undefined}
      color="primary"
      confirm={changes.prices.length > 0 ? '按新价格继续' : '继续下单'}
      cancel="返回核对"
      onClose={onClose}
      onConfirm={onContinue}
    >
      <Typography sx={{ mb: 1.5 }}>{reason}</Typography>
      <ChangeList changes={changes} />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        订单尚未提交，已填写的内容都已保留。
      </Typography>
    </ConfirmDialog>
  );
}
