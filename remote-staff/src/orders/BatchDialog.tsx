import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { ConfirmDialog } from '@portal/shared/parts';
import { limits, type OrderAct, orderActTable } from '@portal/shared/rules';
import { Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { MissingData, useMissingData } from '../ui/data/MissingData';
import type { StaffOrderRow } from '../ui/orderRow';
import { useDeskAct } from '../ui/useDeskAct';

export type BatchResult = Data<'staff/order/moveMany'>['list'];

interface BatchDialogProps {
  readonly rows: readonly StaffOrderRow[];
  readonly act: OrderAct;
  readonly onClose: () => void;
  readonly onResult: (result: BatchResult) => void;
}

/** Asks once whether an act is to be done on all selected orders, as they were when it was asked. */
export function BatchDialog({ rows, act, onClose, onResult }: BatchDialogProps) {
  const [note, setNote] = useState('');
  const [seen] = useState(() =>
    rows.map(({ code, state, due_fen, revision }) => ({ code, seen: { state, due_fen, revision } })),
  );
  const { label } = orderActTable[act];
  const move = useDeskAct('staff/order/moveMany', {
    done: ({ list }) => {
      const refused = list.filter((one) => one.refused !== null).length;
      return `${label}：完成 ${list.length - refused} 个${refused > 0 ? `，未完成 ${refused} 个` : ''}`;
    },
    onDone: ({ list }) => onResult(list),
    onSettled: onClose,
  });
  const missing = useMissingData(act === 'deliver' ? seen.map(({ code }) => code) : []);
  const [checked, setChecked] = useState(false);
  const isMissing = (act === 'cancel' && note.trim() === '') || !missing || (missing.length > 0 && !checked);
  return (
    <ConfirmDialog
      open
      title={`${label}：${seen.length} 个订单`}
      confirm={label}
      color={act === 'cancel' ? 'error' : 'primary'}
      pending={move.isPending}
      disabled={isMissing}
      onClose={onClose}
      onConfirm={() => move.mutate({ rows: seen, act, note })}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        共 <Money fen={seen.reduce((sum, row) => sum + row.seen.due_fen, 0)} />
        。每个订单单独完成，不能完成的会说明原因。
      </Typography>
      <MissingData missing={missing ?? []} checked={checked} onCheck={setChecked} />
      <TextField
        label={act === 'cancel' ? '原因（客户可见）' : '备注（客户可见，可不填）'}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
        required={act === 'cancel'}
        autoFocus
        slotProps={{ htmlInput: { maxLength: limits.messageLength } }}
      />
    </ConfirmDialog>
  );
}
