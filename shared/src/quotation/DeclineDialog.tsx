import { call } from '@portal/shared/api';
import type { Quotation } from '@portal/shared/contract';
import { ReasonDialog } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { declineReasons, formatFen, texts } from '@portal/shared/rules';

interface DeclineDialogProps extends LazyDialogProps {
  readonly quotation: Quotation;
}

/** Asks for a reason, which the account manager reads, and declines a quotation. */
export function DeclineDialog({ quotation: { rid, code, target, due_fen }, ...dialog }: DeclineDialogProps) {
  const send = async (reason: string, idempotencyKey: string) => {
    await call('auth/quotation/decline', { rid, reason }, { idempotencyKey });
  };
  return (
    <ReasonDialog
      {...dialog}
      title="拒绝报价"
      cancel="返回"
      field={texts.declineReason}
      reasons={declineReasons}
      send={send}
      done="已拒绝，客户经理将与您联系"
    >
      报价单 {code}（{formatFen(due_fen)}）将作废，
      {target.kind === 'order' ? '订单价格不变' : '需求回到沟通中'}。原因会告诉客户经理，便于重新报价。
    </ReasonDialog>
  );
}
