import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { ConfirmDialog } from '@portal/shared/parts';
import { limits, type OrderAct, orderActTable, orderStateLabels } from '@portal/shared/rules';
import { Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
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

/** Asks once whether an act is to be done, with a note for the member. */
export function ActDialog({
  order: { code, state, due_fen, revision, member },
  act,
  onClose,
}: ActDialogProps) {
  const [note, setNote] = useState('');
  const [seen] = useState({ state, due_fen, revision });
  const move = useDeskAct('staff/order/move', {
    done: ({ state: reached }) => `${orderActTable[act].label}：${code} 现在是${orderStateLabels[reached]}`,
    onSettled: onClose,
  });
  const isMissing = needsNote.includes(act) && note.trim() === '';
  return (
    <ConfirmDialog
      open
      title={orderActTable[act].label}
      confirm={orderActTable[act].label}
      color={act === 'cancel' ? 'error' : 'primary'}
      pending={move.isPending}
      disabled={isMissing}
      onClose={onClose}
      onConfirm={() => move.mutate({ code, act, note, seen })}
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {code} · {member} · {orderStateLabels[seen.state]} · <Money fen={seen.due_fen} />
      </Typography>
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
    </ConfirmDialog>
  );
}
