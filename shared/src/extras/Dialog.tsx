import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from './useBackCloses';

interface DialogProps extends MuiDialogProps {
  /** True when the dialog leaves the back button to the page under it, because it covers every page. */
  readonly backLeaves?: boolean;
}

/**
 * A dialog that the back button closes, as Escape does. One without `onClose` stays, because only its own buttons may close it.
 */
export function Dialog({ backLeaves = false, ...props }: DialogProps) {
  useBackCloses(props.open && !backLeaves, props.onClose && (() => props.onClose?.({}, 'escapeKeyDown')));
  return <MuiDialog {...props} />;
}
