import type { TextLimit } from '@portal/shared/rules';
import { type ReactNode, useState } from 'react';
import { DeskDialog } from './DeskDialog';
import { ReasonField } from './ReasonField';

interface ReasonDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly color?: 'error' | 'primary';
  readonly act: { readonly isPending: boolean; readonly error: Error | null };
  readonly asking?: boolean;
  /** What is acted on, such as 提现. */
  readonly noun: string;
  /** True when the record does not allow the act any more. */
  readonly over: boolean;
  /** The record as it is now, and what follows from the act. */
  readonly facts: ReactNode;
  readonly field: TextLimit;
  /** What is written already; nothing by default. */
  readonly initial?: string;
  /** Who reads the reason; the member by default. */
  readonly reader?: string;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}

/** Asks once for an act that needs a reason, such as a refusal. */
export function ReasonDialog({
  color = 'error',
  over,
  act,
  field,
  initial = '',
  reader = '客户可见',
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState(initial);
  return (
    <DeskDialog
      {...dialog}
      color={color}
      act={act}
      over={act.error !== null && over}
      disabled={reason.trim() === ''}
      onConfirm={() => onConfirm(reason)}
    >
      <ReasonField field={field} reader={reader} typed={reason} onType={setReason} />
    </DeskDialog>
  );
}
