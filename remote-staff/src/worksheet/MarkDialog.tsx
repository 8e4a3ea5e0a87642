import { markReasons, type RunState, runStateLabels, texts } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { ReasonField } from '../ui/ReasonField';

interface MarkDialogProps {
  readonly state: RunState;
  /** What the chosen rows are called. */
  readonly labels: readonly string[];
  /** True when the rows, as they are now, cannot be marked so. */
  readonly over: boolean;
  readonly act: { readonly isPending: boolean; readonly error: Error | null };
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}

/** Asks for the reason of a mark, which colleagues read. */
export function MarkDialog({ state, labels, over, act, onClose, onConfirm }: MarkDialogProps) {
  const [reason, setReason] = useState('');
  const optional = markReasons[state] !== 'required';
  return (
    <DeskDialog
      title={`标为${runStateLabels[state]}`}
      confirm={runStateLabels[state]}
      act={act}
      noun="工作单"
      over={over}
      disabled={!optional && reason.trim() === ''}
      facts={`${labels.length} 行：${labels.join('、')}`}
      onClose={onClose}
      onConfirm={() => onConfirm(reason)}
    >
      <ReasonField
        field={texts.runReason}
        reader="同事可见"
        typed={reason}
        onType={setReason}
        optional={optional}
      />
    </DeskDialog>
  );
}
