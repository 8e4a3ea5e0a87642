import type { StaffSample } from '@portal/shared/contract';
import { useState } from 'react';
import { EachDialog } from '../ui/EachDialog';
import { useDeskAct } from '../ui/useDeskAct';
import { noProof, proofText } from './destruction';
import { describe } from './dueColumns';
import { ProofFields } from './ProofFields';

interface DestroyDialogProps {
  readonly samples: readonly StaffSample[];
  readonly onClose: () => void;
}

/** Records that samples were destroyed, each with the same proof in its timeline. */
export function DestroyDialog({ samples, onClose }: DestroyDialogProps) {
  const [typed, setTyped] = useState(noProof);
  const move = useDeskAct('staff/sample/move', { onRefused: () => undefined });
  const note = proofText(typed);
  return (
    <EachDialog
      title={`销毁 ${samples.length} 个样品`}
      confirm="确认已销毁"
      color="error"
      rows={samples}
      keyOf={({ code }) => code}
      show={(row) => `${row.code} ${describe(row)} · ${row.place || '未记位置'}`}
      act={async ({ code }) => {
        await move.mutateAsync({ code, act: 'destroy', note: note ?? '' });
        return '已销毁';
      }}
      counted={(count) => `${count} 个`}
      intro="销毁后不能恢复。每个样品单独记录，不能销毁的会说明原因。"
      disabled={note === undefined}
      onClose={onClose}
    >
      <ProofFields typed={typed} onType={setTyped} />
    </EachDialog>
  );
}
