import { type DialogProps, useNavigate, usePortal } from '@portal/shared/portal';

/** Where a dialog continues when it is done. */
export interface Continuation {
  readonly next: DialogProps['next'] | undefined;
  readonly nextDialog: DialogProps['nextDialog'] | undefined;
  readonly onClose: () => void;
}

/** Returns a function that ends the dialog and opens the next dialog or the page that was asked for. */
export function useContinue({ next, nextDialog, onClose }: Continuation): () => void {
  const { dialogs } = usePortal();
  const navigate = useNavigate();
  return () => {
    if (nextDialog === undefined) onClose();
    else dialogs.open(nextDialog);
    if (next !== undefined) void navigate(next);
  };
}
