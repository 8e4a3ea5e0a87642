import { type Toast, toasts, useLocation } from '@portal/shared/portal';
import { Box, Button, Icon, IconButton, icons } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toastRegion } from './toastRegion';
import { useHeld } from './useHeld';
import { usePlace } from './usePlace';
import { useTime } from './useTime';

export interface ShownToastProps {
  readonly toast: Toast;
  /** False when another toast waits, which shortens the time of this one. */
  readonly isLast: boolean;
}

/** Path data of the marks of the kinds. */
const marks = { success: icons.check, error: icons.close, warning: 'M12 5v9M12 18v1' } as const;

/** Milliseconds of a toast: to notice it, and for each letter. */
const [notice, letter] = [3200, 100];
/** Milliseconds of a toast when another one waits. */
const short = 2000;

/**
 * One toast, in a region that screen readers read. It waits while the pointer is over it, while the focus is in it and while the document
 * is hidden; with a button it stays until its page is left. Only its buttons take clicks, what is below it the others.
 */
export function ShownToast({ toast: { id, kind, text, action }, isLast }: ShownToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  const waits = usePlace(box);
  const held = useHeld(box) || waits;
  const stays = action !== undefined && page === pathname && isLast;
  const end = () => toasts.end(id);
  useTime(held || stays ? undefined : isLast ? notice + letter * text.length : short, end);
  return createPortal(
    <Box
      ref={box}
      data-toast={kind}
      sx={{ ...frame, borderColor: `${kind}.main`, visibility: waits ? 'hidden' : undefined }}
    >
      <Box sx={{ display: 'flex', color: `${kind}.main` }}>
        <Icon path={marks[kind]} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
      {action && (
        <>
          <Button
            size="small"
            sx={pressed}
            onClick={() => {
              action.onClick();
              end();
            }}
          >
            {action.label}
          </Button>
          <IconButton size="small" aria-label="关闭消息" onClick={end} sx={{ ...pressed, ml: -0.5 }}>
            <Icon path={icons.close} size={16} />
          </IconButton>
        </>
      )}
    </Box>,
    toastRegion(),
  );
}

const pressed = { flex: 'none', pointerEvents: 'auto' } as const;

const frame = {
  position: 'fixed',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: 'max-content',
  maxWidth: 'min(440px, calc(100vw - 32px))',
  px: 1.5,
  py: 0.75,
  border: 1,
  borderRadius: 1,
  fontSize: '.875rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 6,
  pointerEvents: 'none',
  // Its size must not depend on where it is.
  left: 0,
  top: 0,
} as const;
