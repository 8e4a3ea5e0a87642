import { call } from '@portal/shared/api';
import { ReasonDialog } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { cancelReasons, texts } from '@portal/shared/rules';

interface CancelDialogProps extends LazyDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
}

/** Asks for a reason and cancels the order. */
export function CancelDialog({ order: { rid, code }, ...dialog }: CancelDialogProps) {
  const send = async (reason: string) => {
    await call('auth/order/cancel', { rid, reason });
  };
  return (
    <ReasonDialog
      {...dialog}
      title="取消订单"
      cancel="暂不取消"
      field={texts.cancelReason}
      reasons={cancelReasons}
      send={send}
      done="订单已取消"
    >
      确定取消订单 {code} 吗？取消后不能恢复，需要时可以再来一单。
    </ReasonDialog>
  );
}
