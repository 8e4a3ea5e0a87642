import type { Data } from '@portal/shared/contract';
import { formatFen, quotationStateLabels, texts } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ReasonDialog } from '../ReasonDialog';
import { desk } from '../session/desk';
import { useDialogAct } from '../useDialogAct';

interface WithdrawButtonProps {
  readonly quotation: Pick<
    Data<'staff/quotation/list'>['list'][number],
    'code' | 'state' | 'member' | 'due_fen' | 'valid_until' | 'can'
  >;
}

/** Withdraws an open quotation with a reason that the member reads. */
export const WithdrawButton = observer(function WithdrawButton({ quotation }: WithdrawButtonProps) {
  const { code, state, member, due_fen, valid_until, can } = quotation;
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const act = useDialogAct('staff/quotation/withdraw', { done: `${code} 已撤回`, onDone: close });
  const isPossible = desk.may(['manager']) && can.includes('withdraw');
  return (
    <>
      {isPossible && (
        <Button size="small" variant="outlined" color="error" onClick={() => setIsAsked(true)}>
          撤回报价
        </Button>
      )}
      {isAsked && (
        <ReasonDialog
          title={`撤回报价 ${code}`}
          confirm="撤回"
          act={act}
          noun="报价单"
          over={!isPossible}
          facts={`${member} · ${formatFen(due_fen)} · 有效期至 ${valid_until} · ${quotationStateLabels[state]}`}
          field={texts.withdrawReason}
          onClose={close}
          onConfirm={(reason) => act.mutate({ code, reason })}
        />
      )}
    </>
  );
});
