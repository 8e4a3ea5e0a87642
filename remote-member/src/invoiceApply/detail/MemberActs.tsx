import type { InvoiceApply } from '@portal/shared/contract';
import { ConfirmDialog, useAct, useLazyDialog } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';

interface ActProps {
  readonly apply: InvoiceApply;
}

/** Cancels a request that waits, or takes back a red letter that is not confirmed. Asks first. */
export function CancelButton({ apply: { rid, code, amount_fen, can } }: ActProps) {
  const [asking, setAsking] = useState(false);
  const red = can.includes('redWithdraw');
  const label = red ? '撤回红冲' : '取消申请';
  const cancel = useAct('auth/invoiceApply/cancel', {
    done: red ? '红冲申请已撤回' : '开票申请已取消',
    onSettled: () => setAsking(false),
  });
  if (!red && !can.includes('cancel')) return null;
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={label}
        open={asking}
        confirm={label}
        cancel="返回"
        pending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({ rid })}
      >
        {red
          ? `撤回后，申请 ${code} 的发票继续有效。`
          : `申请 ${code}（${formatFen(amount_fen)}）取消后不再开具，金额可重新申请开票。`}
      </ConfirmDialog>
    </>
  );
}

/** Asks for a red letter of an issued invoice. */
export function RedLetterButton({ apply }: ActProps) {
  const load = () => import('./RedLetterDialog').then((m) => m.RedLetterDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('red letter', load, { apply });
  if (!apply.can.includes('redLetter')) return null;
  return (
    <>
      <Button color="inherit" {...prefetchProps} loading={loading} onClick={show}>
        申请红冲
      </Button>
      {dialog}
    </>
  );
}
