import { call } from '@portal/shared/api';
import type { InvoiceApply } from '@portal/shared/contract';
import { ReasonDialog } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { formatFen, redLetterReasons, texts } from '@portal/shared/rules';

interface RedLetterDialogProps extends LazyDialogProps {
  readonly apply: InvoiceApply;
}

const [, length] = texts.decisionReason;

/** Asks for a red letter with a reason; says what it does. */
export function RedLetterDialog({ apply: { rid, code, amount_fen }, ...dialog }: RedLetterDialogProps) {
  const send = async (reason: string) => {
    await call('auth/invoiceApply/redLetter', { rid, reason });
  };
  return (
    <ReasonDialog
      {...dialog}
      title="申请红冲"
      cancel="返回"
      field={['红冲原因', length]}
      reasons={redLetterReasons}
      send={send}
      done="红冲申请已提交，确认后为您开具红字发票"
    >
      申请 {code} 的发票（{formatFen(amount_fen)}）将由红字发票冲销，之后金额可重新申请开票。
      已抵扣或入账的发票，请先与贵单位财务确认。
    </ReasonDialog>
  );
}
