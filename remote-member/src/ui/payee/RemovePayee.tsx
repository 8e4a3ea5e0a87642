import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { payeeConsent } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';

/** Withdraws the consent to keep the promoter's bank account, after a question that says what is deleted. */
export function RemovePayee() {
  const [asking, setAsking] = useState(false);
  const remove = useAct('auth/promoter_rebate_withdraw/removePayee', {
    done: '已撤回同意，收款账户已删除',
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`撤回对${payeeConsent.title}的同意`}
        onClick={() => setAsking(true)}
      >
        撤回同意
      </Button>
      <ConfirmDialog
        open={asking}
        title="撤回同意并删除收款账户"
        confirm="撤回并删除"
        pending={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({})}
      >
        收款账户会被删除，待打款的提现会取消，金额退回返利余额；已打款的记录依法保存。之后可以重新填写。
      </ConfirmDialog>
    </>
  );
}
