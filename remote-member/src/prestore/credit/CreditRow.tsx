import type { CreditApply } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { type CreditState, creditStateLabels, formatFen, formatInstant } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { ListRow, type Tone } from '../../ui/ListRow';

const tones = {
  waiting: 'warning',
  approved: 'success',
  refused: 'error',
  cancelled: 'default',
} as const satisfies Record<CreditState, Tone>;

interface CreditRowProps {
  readonly application: CreditApply;
}

/** An application for a credit limit: its state, what was granted or why not, and 撤回 while it waits. */
export function CreditRow({ application }: CreditRowProps) {
  const { code, state, amount_fen, granted_fen, reason, note, created } = application;
  return (
    <ListRow
      inPanel
      label={code}
      title={formatFen(amount_fen)}
      state={{ label: creditStateLabels[state], tone: tones[state] }}
      marks={
        granted_fen !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            批准 {formatFen(granted_fen)}
          </Box>
        )
      }
      note={`${code} · ${formatInstant(created)} 提交`}
      problem={state === 'refused' && note}
      acts={state === 'waiting' && <Withdraw application={application} />}
    >
      {reason}
      {state !== 'refused' && note && `　审核说明：${note}`}
    </ListRow>
  );
}

function Withdraw({ application: { rid, code, amount_fen } }: CreditRowProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useAct('auth/creditApply/operate', {
    done: '申请已撤回',
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`撤回申请：${code}`}
        onClick={() => setAsking(true)}
        sx={{ ml: 'auto' }}
      >
        撤回
      </Button>
      <ConfirmDialog
        title="撤回额度申请"
        open={asking}
        confirm="撤回申请"
        cancel="返回"
        pending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({ op: 'cancel', rid })}
      >
        申请 {code}（{formatFen(amount_fen)}）撤回后不再审核，现有额度不变；需要时可以重新申请。
      </ConfirmDialog>
    </>
  );
}
