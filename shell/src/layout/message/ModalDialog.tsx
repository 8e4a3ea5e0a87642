import { Box } from '@portal/shared/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface ModalDialogProps {
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-label'?: string;
  /** Called when Escape is pressed or the page around the dialog is clicked. */
  readonly onClose: () => void;
  /** Takes the focus when the dialog opens; default: its first control. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A modal dialog as browsers have it: they keep the focus in it, show it above everything and return the focus. The shell's messages
 * use it instead of MUI's, because a message about code that can't be loaded must not need more code.
 */
export function ModalDialog({ onClose, first, children, ...names }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    first?.current?.focus();
    return () => dialog.close();
  }, [first]);
  return createPortal(
    <Box
      component="dialog"
      ref={ref}
      {...names}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      sx={dialog}
    >
      {/* A click on the dialog itself is one beside its content, so the content has the padding. */}
      <Box sx={{ p: 3 }}>{children}</Box>
    </Box>,
    // Outside of the page, which a dialog of MUI hides from screen readers.
    document.body,
  );
}

const dialog = {
  width: 'min(444px, calc(100vw - 32px))',
  maxHeight: 'calc(100vh - 64px)',
  p: 0,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 24,
  overscrollBehavior: 'contain',
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
} as const;
