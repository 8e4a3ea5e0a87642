import type { RebateWithdrawal } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { formatFen, formatInstant, type WithdrawalState, withdrawalStateLabels } from '@portal/shared/rules';
import { Button, Money } from '@portal/shared/ui';
import { useState } from 'react';
import { ListRow, type Tone } from '../ui/ListRow';
import { tailOf } from './payeeTail';

const tones = {
  waiting: 'warning',
  paid: 'success',
  refused: 'error',
  cancelled: 'default',
} as const satisfies Record<WithdrawalState, Tone>;

interface RowProps {
  readonly withdrawal: RebateWithdrawal;
}

/** One withdrawal with its state, the bank's number of the payment, and the reason of a refusal. */
export function WithdrawalRow({ withdrawal }: RowProps) {
  const { code, amount_fen, state, payee, note, reference, created, changed, can } = withdrawal;
  return (
    <ListRow
      inPanel
      label={code}
      title={<Money fen={amount_fen} />}
      state={{ label: withdrawalStateLabels[state], tone: tones[state] }}
      note={
        <>
          {code} · {formatInstant(created)} 提交
          {state === 'paid' && ` · ${formatInstant(changed)} 打款，银行流水号 ${reference}`}
        </>
      }
      problem={
        state === 'refused' &&
        note && (
          <>
            原因：{note}
            <br />
            金额已退回，可再次提现
          </>
        )
      }
      acts={can.includes('cancel') && <CancelButton withdrawal={withdrawal} />}
    >
      {payee.name}，{payee.bank}，{tailOf(payee.account)}
    </ListRow>
  );
}

function CancelButton({ withdrawal: { rid, code, amount_fen } }: RowProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useAct('auth/promoter_rebate_withdraw/cancel', {
    done: '提现已取消',
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`取消提现：${code}`}
        onClick={() => setAsking(true)}
        sx={{ ml: 'auto' }}
      >
        取消
      </Button>
      <ConfirmDialog
        title="取消提现"
        open={asking}
        confirm="取消提现"
        cancel="返回"
        pending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({ rid })}
      >
        提现 {code} 取消后不再打款，{formatFen(amount_fen)} 退回返利余额。
      </ConfirmDialog>
    </>
  );
}
