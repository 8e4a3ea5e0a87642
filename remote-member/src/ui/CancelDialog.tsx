import { anyOf, call } from '@portal/shared/api';
import { ReasonDialog } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { cancelReasons, texts } from '@portal/shared/rules';
import { useQueryClient } from '@tanstack/react-query';
import { outdateMoney } from './money/outdateMoney';
import { refreshOrders } from './refreshOrders';

const freed = ['auth/coupon/list', 'auth/web/reservation/list4person'] as const;

interface CancelDialogProps extends LazyDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
}

/** Asks for a reason and cancels the order. */
export function CancelDialog({ order: { rid, code }, ...dialog }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const send = async (reason: string) => {
    try {
      await call('auth/order/cancel', { rid, reason });
    } finally {
      refreshOrders(queryClient);
      // What the order had reserved is free again, and so are its coupon and its instrument time.
      outdateMoney(queryClient);
      for (const path of freed) void queryClient.invalidateQueries(anyOf(path));
    }
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
