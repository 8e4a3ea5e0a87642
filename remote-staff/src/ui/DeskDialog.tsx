import { messageOf } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { TypedDialog } from './edit/TypedDialog';

interface DeskDialogProps {
  readonly title: string;
  /** Label of the button that acts. */
  readonly confirm: string;
  readonly color?: 'error' | 'primary';
  /** The act; a refusal stays in the dialog. */
  readonly act: { readonly isPending: boolean; readonly error: Error | null };
  /** Why the only row of an act on several was refused. */
  readonly refused?: string | undefined;
  /** True while the record is asked for again, after a refusal. */
  readonly asking?: boolean;
  /** What is acted on, such as 订单; missing for an act that makes something new. */
  readonly noun?: string;
  /** True when the record does not allow the act any more. */
  readonly over: boolean;
  /** True when something is missing in the fields. */
  readonly disabled?: boolean;
  /** The record as it is now. */
  readonly facts: ReactNode;
  /** Fields. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/**
 * Asks once whether an act is to be done. After a refusal it stays, with what was typed: it shows the record as it is now, and a second
 * press is about that.
 */
export function DeskDialog({
  title,
  confirm,
  color = 'primary',
  act,
  refused,
  asking = false,
  noun,
  over,
  disabled = false,
  facts,
  children,
  onClose,
  onConfirm,
}: DeskDialogProps) {
  const refusal = refused ?? (act.error === null ? undefined : messageOf(act.error));
  return (
    <TypedDialog
      open
      title={title}
      confirm={confirm}
      color={color}
      pending={act.isPending || (refusal !== undefined && asking)}
      disabled={disabled || over}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Box sx={{ fontSize: 14, mb: 2 }}>{facts}</Box>
      {refusal !== undefined && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {refusal}
          {noun !== undefined && (over ? `。该${noun}现在不能再这样操作。` : `。上面是${noun}现在的情况。`)}
        </Alert>
      )}
      {children}
    </TypedDialog>
  );
}
