import type { Recycle } from '@portal/shared/contract';
import { ConfirmDialog, CopyButton, useAct } from '@portal/shared/parts';
import { formatInstant, postages, type RecycleState, recycleStateLabels } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { ListRow, type Tone } from '../ui/ListRow';

const tones = {
  asked: 'secondary',
  sent: 'primary',
  done: 'success',
  refused: 'warning',
  cancelled: 'default',
} as const satisfies Record<RecycleState, Tone>;

/** One request: its samples, where they go, what came of it, and what the member may do. */
export function RecycleRow({ recycle }: { readonly recycle: Recycle }) {
  const { code, state, samples, created, due, parcel, reason, postage, message } = recycle;
  return (
    <ListRow
      label={code}
      title={code}
      state={{ label: recycleStateLabels[state], tone: tones[state] }}
      marks={
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {formatInstant(created)}
        </Typography>
      }
      acts={<RecycleActs recycle={recycle} />}
    >
      <div>{samples.map(({ number, name }) => `${number} ${name}`).join('、')}</div>
      <Box sx={{ color: 'text.secondary' }}>
        {`寄往 ${recycle.address}（${recycle.name} ${recycle.phone}）· ${postages[postage]}`}
        {message && ` · 留言：${message}`}
      </Box>
      {state === 'asked' && <div>{`实验室最迟 ${due} 寄出`}</div>}
      {parcel && (
        <div>
          {`${parcel.company} ${parcel.number} `}
          <CopyButton what="快递单号" text={parcel.number} />
        </div>
      )}
      {reason && <Box sx={{ color: 'warning.main' }}>{`未通过原因：${reason}`}</Box>}
    </ListRow>
  );
}

function RecycleActs({ recycle: { rid, code, can } }: { readonly recycle: Recycle }) {
  const [asking, setAsking] = useState(false);
  const done = useAct('auth/sample4recycle/done', { done: '已确认签收' });
  const cancel = useAct('auth/sample4recycle/cancel', {
    done: '申请已取消，样品继续留存',
    onSettled: () => setAsking(false),
  });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {can.includes('cancel') && (
        <Button size="small" color="inherit" aria-label={`取消申请 ${code}`} onClick={() => setAsking(true)}>
          取消申请
        </Button>
      )}
      {can.includes('done') && (
        <Button
          size="small"
          variant="contained"
          aria-label={`确认签收 ${code}`}
          loading={done.isPending}
          onClick={() => done.mutate({ rid })}
        >
          确认签收
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="取消寄回申请"
        confirm="取消申请"
        cancel="暂不取消"
        pending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({ rid })}
      >
        {`取消申请 ${code} 后，样品按申请前的期限继续留存，需要时可以再次申请。`}
      </ConfirmDialog>
    </Box>
  );
}
