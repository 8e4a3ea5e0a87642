import { type DialogProps, useNavigate, usePortal } from '@portal/shared/portal';

/** Where a dialog leads on to once it is done with. */
export interface Onward {
  readonly next: DialogProps['next'] | undefined;
  readonly onward: DialogProps['onward'] | undefined;
  readonly onClose: () => void;
}

/** Ends a dialog: the one that was asked for in its place, or the page that was. */
export function useOnward({ next, onward, onClose }: Onward): () => void {
  const { dialogs } = usePortal();
  const navigate = useNavigate();
  return () => {
    if (onward === undefined) onClose();
    else dialogs.open(onward);
    if (next !== undefined) void navigate(next);
  };
}
