import { call } from '@portal/shared/api';
import type { RebateWithdrawal } from '@portal/shared/contract';
import { ConfirmDialog, lineAbove } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen, formatInstant, type WithdrawalState, withdrawalStateLabels } from '@portal/shared/rules';
import { Alert, Box, Button, Chip, Money, Typography } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tailOf } from './payeeTail';
import { usePromotionChanged } from './usePromotionChanged';

const tones = {
  waiting: 'warning',
  paid: 'success',
  refused: 'error',
  cancelled: 'default',
} as const satisfies Record<WithdrawalState, string>;

interface RowProps {
  readonly withdrawal: RebateWithdrawal;
}

/** One withdrawal with its state, the bank's number of the payment, and the reason of a refusal. */
export function WithdrawalRow({ withdrawal }: RowProps) {
  const { code, amount_fen, state, payee, note, reference, created, changed, can } = withdrawal;
  return (
    <Box component="li" aria-label={code} sx={row}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
          <Typography component="strong" sx={{ fontWeight: 600 }}>
            <Money fen={amount_fen} />
          </Typography>
          <Chip size="small" variant="outlined" color={tones[state]} label={withdrawalStateLabels[state]} />
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {payee.name}，{payee.bank}，{tailOf(payee.account)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {code} · {formatInstant(created)} 提交
          {state === 'paid' && ` · ${formatInstant(changed)} 打款，银行流水号 ${reference}`}
        </Typography>
        {state === 'refused' && note && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1, py: 0 }}>
            原因：{note}
            <br />
            金额已退回，可再次提现
          </Alert>
        )}
      </Box>
      {can.includes('cancel') && <CancelButton withdrawal={withdrawal} />}
    </Box>
  );
}

function CancelButton({ withdrawal: { rid, code, amount_fen } }: RowProps) {
  const [asking, setAsking] = useState(false);
  const changed = usePromotionChanged();
  const cancel = useMutation({
    mutationFn: () => call('auth/promoter_rebate_withdraw/cancel', { rid }),
    onSuccess: () => notify.success('提现已取消'),
    onError: notify.failed,
    onSettled: () => {
      void changed();
      setAsking(false);
    },
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
        onConfirm={() => cancel.mutate()}
      >
        提现 {code} 取消后不再打款，{formatFen(amount_fen)} 退回返利余额。
      </ConfirmDialog>
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
