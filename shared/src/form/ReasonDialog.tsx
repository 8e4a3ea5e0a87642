import { notify } from '@portal/shared/portal';
import type { TextLimit } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { FormDialog } from './FormDialog';
import { fieldsOf } from './fieldsOf';
import { chosen, text } from './rule';
import { useForm } from './useForm';

interface ReasonDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The act: title of the dialog and label of its button. */
  readonly title: string;
  /** Label of the button that leaves the dialog. */
  readonly cancel: string;
  /** Label of the reason and its maximum length. */
  readonly field: TextLimit;
  readonly reasons: readonly string[];
  /** Performs the act; the idempotency key stays the same until the reason changes. */
  readonly send: (reason: string, idempotencyKey: string) => Promise<unknown>;
  /** What the toast says after the act. */
  readonly done: string;
  /** What the act does. */
  readonly children: ReactNode;
}

interface ReasonFields {
  /** One of the offered reasons, or `other`. */
  readonly choice: string;
  readonly reason: string;
}

const other = '其他';
const { Choice, Text, useValue } = fieldsOf<ReasonFields>();

/** Asks for a reason, offered or typed, and acts. The input is kept when the call fails. */
export function ReasonDialog({
  title,
  cancel,
  field: [label, length],
  reasons,
  send,
  done,
  open,
  onClose,
  children,
}: ReasonDialogProps) {
  const form = useForm<ReasonFields>({
    initial: { choice: '', reason: '' },
    rules: { choice: chosen(label), reason: text(['其他原因', length]) },
  });
  const onSent = () => {
    notify.success(done);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={title}
      submit={title}
      color="error"
      cancel={cancel}
      onClose={onClose}
      form={form}
      send={(values, { keyOf }) =>
        send(values.choice === other ? values.reason : values.choice, keyOf(values))
      }
      onSent={onSent}
      places={{ reason: 'choice' }}
    >
      <Typography variant="body2">{children}</Typography>
      <Choice
        name="choice"
        choices={[...reasons, other].map((reason) => ({ value: reason, label: reason }))}
      />
      <OtherReason />
    </FormDialog>
  );
}

/** The text of a reason that is not in the list. */
function OtherReason() {
  return useValue('choice') === other ? <Text name="reason" rows={2} /> : null;
}
