import type { Data } from '@portal/shared/contract';
import { ConfirmDialog, type LazyDialogProps, useAct } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useState } from 'react';
import type { StatementRow } from '../heldRows';
import { ChosenList } from './ChosenList';
import { sumOf } from './useSelection';

export interface ManyDialogProps {
  readonly rows: readonly StatementRow[];
  readonly onResult: (of: readonly StatementRow[], result: Data<'auth/statement/payMany'>['list']) => void;
}

/** Lists the statements that are confirmed together and what they add up to, and asks once. */
export function ConfirmManyDialog({ open, ...props }: ManyDialogProps & LazyDialogProps) {
  return open && <Asked {...props} />;
}

function Asked({ rows: given, onResult, onClose }: ManyDialogProps & Pick<LazyDialogProps, 'onClose'>) {
  // What was asked about stays, whatever the list shows by then.
  const [rows] = useState(given);
  const sum = sumOf('right', rows);
  const confirm = useAct('auth/assign/rightMany', {
    onDone: ({ done, list }) => {
      onResult(rows, list);
      if (done) notify.success(`已确认 ${rows.length} 张结算单，合计 ${formatFen(sum)}`);
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={`确认 ${rows.length} 张结算单`}
      confirm={`确认 ${formatFen(sum)}`}
      color="primary"
      open
      pending={confirm.isPending}
      onClose={onClose}
      onConfirm={() =>
        confirm.mutate({
          rows: rows.map(({ rid, total_fen, review_until }) => ({ rid, seen: { total_fen, review_until } })),
        })
      }
    >
      <ChosenList act="right" rows={rows} />
      <Typography variant="body2" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        确认后不能再提出异议；预留的预存款和赠送金随之付款，其余记入待付款。有一张不能确认时，一张都不会确认。
      </Typography>
    </ConfirmDialog>
  );
}
