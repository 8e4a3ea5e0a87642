import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { Button } from '@portal/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary';
import { Form, type FormProps, SubmitButton } from './Form';
import { Meanwhile } from './Meanwhile';

interface DialogFormProps<Values extends FieldValues, Result>
  extends Omit<FormProps<Values, Result>, 'sx' | 'aria-label'> {
  readonly title: string;
  /** Label of the button that sends the form, or another button while the form cannot be sent. */
  readonly submit: string | ReactElement;
  /** Colour of that button; `error` for a destructive act. */
  readonly color?: 'error';
  /** True while the form cannot be sent at all. */
  readonly disabled?: boolean;
  /** Label of the button that leaves the form; default 取消. */
  readonly cancel?: string;
  /** Shown beside the buttons, such as a total. */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
}

/**
 * The content of a dialog with a form: title, fields in a column, and the buttons, which stay in view while the fields
 * scroll. A dialog that is closed unmounts its content, so a form that is made inside of it starts anew each time.
 */
export function DialogForm<Values extends FieldValues, Result>({
  title,
  submit,
  color,
  disabled = false,
  cancel = '取消',
  aside,
  onClose,
  children,
  ...form
}: DialogFormProps<Values, Result>) {
  return (
    <Form {...form} sx={scrolling}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Meanwhile />
        <ErrorSummary />
        {children}
      </DialogContent>
      <DialogActions>
        {aside}
        <Button color="inherit" onClick={onClose}>
          {cancel}
        </Button>
        {typeof submit === 'string' ? (
          <SubmitButton disabled={disabled} {...(color && { color })}>
            {submit}
          </SubmitButton>
        ) : (
          submit
        )}
      </DialogActions>
    </Form>
  );
}

const scrolling = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

interface FormDialogProps<Values extends FieldValues, Result> extends DialogFormProps<Values, Result> {
  readonly open: boolean;
  /** Default: xs. */
  readonly maxWidth?: 'xs' | 'sm';
}

/** A dialog with a form, whose input stays while the dialog is closed. */
export function FormDialog<Values extends FieldValues, Result>({
  open,
  maxWidth = 'xs',
  ...props
}: FormDialogProps<Values, Result>) {
  return (
    <Dialog open={open} onClose={props.onClose} maxWidth={maxWidth} fullWidth>
      <DialogForm {...props} />
    </Dialog>
  );
}
