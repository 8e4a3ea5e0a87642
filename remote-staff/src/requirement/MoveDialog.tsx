import type { Data } from '@portal/shared/contract';
import { requirementActTable, requirementStateLabels } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { NoteField } from '../ui/NoteField';
import { useDeskAct } from '../ui/useDeskAct';
import { subjectOf } from './requirementList';

export type MoveAct = 'contact' | 'close' | 'cancel';

export const moveLabels: Readonly<Record<MoveAct, string>> = {
  contact: '记为已联系',
  close: requirementActTable.close.label,
  cancel: '取消需求',
};

interface MoveDialogProps {
  /** As the open page shows it, which is fetched again after each act. */
  readonly requirement: Data<'staff/requirement/detail'>;
  readonly act: MoveAct;
  readonly onClose: () => void;
}

/** Marks a requirement as contacted or closed, or cancels it with a reason that the member reads. */
export function MoveDialog({ requirement, act, onClose }: MoveDialogProps) {
  const { code, state, name, phone, can } = requirement;
  const [note, setNote] = useState('');
  const isCancelling = act === 'cancel';
  const move = useDeskAct('staff/requirement/move', {
    done: (moved) => `${code} ${requirementStateLabels[moved.state]}`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  return (
    <DeskDialog
      title={`${moveLabels[act]} ${code}`}
      confirm={moveLabels[act]}
      color={isCancelling ? 'error' : 'primary'}
      act={move}
      noun="需求"
      over={move.isError && !can.includes(act)}
      disabled={isCancelling && note.trim() === ''}
      facts={`${subjectOf(requirement)} · ${name} ${phone} · ${requirementStateLabels[state]}`}
      onClose={onClose}
      onConfirm={() => move.mutate({ code, act, note })}
    >
      <NoteField cancelling={isCancelling} typed={note} onType={setNote} />
    </DeskDialog>
  );
}
