import type { Retest } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { formatFen, retestLabel } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';

/** The member's answer to a charged retest, each asked once. */
export function RetestAnswer({ retest }: { readonly retest: Retest }) {
  const { rid, charge_fen, number, sample, item } = retest;
  const [asked, setAsked] = useState<'agree' | 'decline'>();
  const close = () => setAsked(undefined);
  const agree = useAct('auth/retest/agree', { done: '已同意，复测已开始', onSettled: close });
  const decline = useAct('auth/retest/decline', { done: '已答复不同意', onSettled: close });
  const what = `${retestLabel(number)}：${sample.number} ${sample.name} · ${item}`;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" color="inherit" onClick={() => setAsked('decline')}>
        不同意
      </Button>
      <Button size="small" variant="contained" onClick={() => setAsked('agree')}>
        同意复测
      </Button>
      <ConfirmDialog
        title="同意收费复测"
        confirm={`同意 ${formatFen(charge_fen)}`}
        color="primary"
        open={asked === 'agree'}
        pending={agree.isPending}
        onClose={close}
        onConfirm={() => agree.mutate({ rid, seen: { amount_fen: charge_fen } })}
      >
        {what}。费用 {formatFen(charge_fen)}，现在预留，数据交付后随结算单结算。
      </ConfirmDialog>
      <ConfirmDialog
        title="不同意复测"
        confirm="不同意"
        open={asked === 'decline'}
        pending={decline.isPending}
        onClose={close}
        onConfirm={() => decline.mutate({ rid })}
      >
        {what}。实验室将不再复测，首次结果保留。
      </ConfirmDialog>
    </Box>
  );
}
