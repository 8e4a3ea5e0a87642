import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { Button } from '@portal/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  /** The question, with fields when the act needs a reason. */
  readonly children: ReactNode;
  readonly open: boolean;
  /** Label of the button that confirms; default 确定. */
  readonly confirm?: string;
  /** Label of the button that closes the dialog; default 取消. */
  readonly cancel?: string;
  /** Colour of the button that confirms; default `error`. */
  readonly color?: 'error' | 'primary';
  /** True while the confirmed act is in progress. Further confirmations are ignored, as those after the dialog was closed. */
  readonly pending?: boolean;
  /** True when the act can't be done; the children say why. */
  readonly disabled?: boolean;
  readonly onClose: () => void;
  /** Escape, the back button or a click beside the dialog; default: it is closed. */
  readonly onDismiss?: (() => void) | undefined;
  readonly onConfirm: () => void;
}

/** Asks for confirmation of an act that is destructive or binds the member. It is a form, so the Enter key in a field confirms. */
export function ConfirmDialog({
  title,
  children,
  open,
  confirm = '确定',
  cancel = '取消',
  color = 'error',
  pending = false,
  disabled = false,
  onClose,
  onDismiss = onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId();
  const confirmed = useRef(false);
  useEffect(() => {
    confirmed.current = false;
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a dialog on to the form that it is rendered in.
    event.stopPropagation();
    // The second click of a double click arrives before `pending` is rendered, or while the dialog is closing.
    if (!open || pending || disabled || confirmed.current) return;
    confirmed.current = true;
    onConfirm();
  };
  return (
    <Dialog open={open} onClose={onDismiss} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" color={color} variant="contained" disabled={disabled} loading={pending}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
