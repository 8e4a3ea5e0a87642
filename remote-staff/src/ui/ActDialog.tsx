import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { limits, type OrderAct, orderActTable, orderStateLabels } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from './DeskDialog';
import { MissingData, mayDeliver, useMissingData } from './data/MissingData';
import { useDeskAct } from './useDeskAct';

/** Acts whose note the member reads, so that there must be one. */
const needsNote: readonly OrderAct[] = ['cancel', 'answer'];

/** What is acted on, as the person saw it. */
type ActedOrder = Pick<Data<'staff/order/detail'>, 'code' | 'state' | 'due_fen' | 'revision' | 'member'>;

interface ActDialogProps {
  readonly order: ActedOrder;
  readonly act: OrderAct;
  readonly onClose: () => void;
}

/**
 * Asks once whether an act is to be done, with a note for the member. After a refusal it stays, with what was typed: it shows the order
 * as it is now, and a second press is about that.
 */
export function ActDialog({ order, act, onClose }: ActDialogProps) {
  const { code, member } = order;
  const [note, setNote] = useState('');
  const [asked] = useState(order);
  const { label } = orderActTable[act];
  const move = useDeskAct('staff/order/move', {
    done: ({ state: reached }) => `${label}：${code} 现在是${orderStateLabels[reached]}`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useQuery({ ...query('staff/order/detail', { code }), enabled: move.isError });
  const { state, due_fen, revision } = (move.isError && present.data) || asked;
  const isOver = move.isError && present.data?.can.includes(act) === false;
  const codes = act === 'deliver' ? [code] : [];
  const missing = useMissingData(codes);
  const [checked, setChecked] = useState(false);
  const isMissing = (needsNote.includes(act) && note.trim() === '') || !mayDeliver(codes, missing, checked);
  return (
    <DeskDialog
      title={label}
      confirm={label}
      color={act === 'cancel' ? 'error' : 'primary'}
      act={move}
      asking={present.isFetching}
      noun="订单"
      over={isOver}
      disabled={isMissing}
      facts={
        <>
          {code} · {member} · {orderStateLabels[state]} · <Money fen={due_fen} />
        </>
      }
      onClose={onClose}
      onConfirm={() => move.mutate({ code, act, note, seen: { state, due_fen, revision } })}
    >
      <MissingData missing={missing ?? []} checked={checked} onCheck={setChecked} />
      <TextField
        label={needsNote.includes(act) ? '说明（客户可见）' : '备注（客户可见，可不填）'}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
        required={needsNote.includes(act)}
        autoFocus
        slotProps={{ htmlInput: { maxLength: limits.messageLength } }}
      />
    </DeskDialog>
  );
}
