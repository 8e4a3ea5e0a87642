import { TextField } from '@portal/shared/controls';
import { limits, type OrderAct, orderActTable } from '@portal/shared/rules';
import { Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { MissingData, mayDeliver, useMissingData } from '../ui/data/MissingData';
import { TypedDialog } from '../ui/edit/TypedDialog';
import type { StaffOrderRow } from '../ui/orderRow';
import { type BatchResult, useMoveMany } from './useMoveMany';

interface BatchDialogProps {
  readonly rows: readonly StaffOrderRow[];
  /** How many of them are not on the page. */
  readonly elsewhere: number;
  readonly act: OrderAct;
  readonly onClose: () => void;
  readonly onResult: (result: BatchResult) => void;
}

/** Orders that a batch did not reach. */
const undone = (rows: readonly { readonly code: string }[]): BatchResult =>
  rows.map(({ code }) => ({ code, state: null, refused: { error: 'not_sent', msg: '未提交，可再次操作' } }));

/** Asks once whether an act is to be done on all selected orders, as they were when it was asked. */
export function BatchDialog({ rows, elsewhere, act, onClose, onResult }: BatchDialogProps) {
  const [note, setNote] = useState('');
  const [seen] = useState(() =>
    rows.map(({ code, state, due_fen, revision }) => ({ code, seen: { state, due_fen, revision } })),
  );
  const { label } = orderActTable[act];
  const { run, isRunning, results } = useMoveMany(seen, act, (done) => {
    onResult(done);
    onClose();
  });
  const close = () => {
    if (results.length > 0) onResult([...results, ...undone(seen.slice(results.length))]);
    onClose();
  };
  const codes = act === 'deliver' ? seen.map(({ code }) => code) : [];
  const missing = useMissingData(codes);
  const [checked, setChecked] = useState(false);
  const isMissing = (act === 'cancel' && note.trim() === '') || !mayDeliver(codes, missing, checked);
  return (
    <TypedDialog
      open
      title={`${label}：${seen.length} 个订单`}
      confirm={results.length > 0 && !isRunning ? `继续（剩 ${seen.length - results.length} 个）` : label}
      color={act === 'cancel' ? 'error' : 'primary'}
      pending={isRunning}
      disabled={isMissing}
      onClose={close}
      onConfirm={() => run(note)}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        共 <Money fen={seen.reduce((sum, row) => sum + row.seen.due_fen, 0)} />
        {elsewhere > 0 && `，其中 ${elsewhere} 个不在本页`}。每个订单单独完成，不能完成的会说明原因。
      </Typography>
      {(results.length > 0 || (isRunning && seen.length > limits.batchRows)) && (
        <Typography role="status" variant="body2" sx={{ mb: 2, fontWeight: 600 }}>
          已处理 {results.length} / {seen.length} 个
        </Typography>
      )}
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
    </TypedDialog>
  );
}
