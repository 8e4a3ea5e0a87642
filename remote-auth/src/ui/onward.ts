import { type DialogProps, useNavigate, usePortal } from '@portal/shared/portal';

/** Where a dialog continues when it is done. */
export interface Onward {
  readonly next: DialogProps['next'] | undefined;
  readonly onward: DialogProps['onward'] | undefined;
  readonly onClose: () => void;
}

/** Returns a function that ends the dialog and opens the next dialog or the page that was asked for. */
export function useOnward({ next, onward, onClose }: Onward): () => void {
  const { dialogs } = usePortal();
  const navigate = useNavigate();
  return () => {
    if (onward === undefined) onClose();
    else dialogs.open(onward);
    if (next !== undefined) void navigate(next);
  };
}
