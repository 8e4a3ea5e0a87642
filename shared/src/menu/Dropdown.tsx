import { useBackCloses } from '@portal/shared/extras';
import { line } from '@portal/shared/parts';
import { Box, Button, Icon, icons } from '@portal/shared/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface DropdownProps {
  /** Text of the button. */
  readonly text: string;
  /** Name for screen readers; default: the text. */
  readonly label?: string;
  /** Content of the panel. `close` closes it and gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a small panel. Arrows move between its entries; Escape, a click outside
 * and leaving by keyboard close it.
 */
export function Dropdown({ text, label = text, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  /** True when the panel is rendered, maybe hidden: from the first sign that it may be opened, so that it opens at once. */
  const [ready, setReady] = useState(false);
  const prepare = () => startTransition(() => setReady(true));
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const openedByArrow = useRef(false);
  const id = useId();
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  useEffect(() => {
    if (open && openedByArrow.current) panel.current?.querySelector<HTMLElement>('button, input')?.focus();
    openedByArrow.current = false;
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  useBackCloses(open, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openedByArrow.current = !open;
    setOpen(true);
    entries().at(indexAfter(event.key, entries()))?.focus();
  };
  return (
    <Box
      ref={root}
      sx={{ position: 'relative' }}
      onKeyDown={onKeyDown}
      onPointerEnter={prepare}
      onFocus={prepare}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        endIcon={<Icon path={icons.down} size={14} />}
        onClick={() => setOpen(!open)}
      >
        {text}
      </Button>
      {(open || ready) && (
        <Box id={id} ref={panel} role="group" aria-label={label} hidden={!open} sx={menu}>
          {children(close)}
        </Box>
      )}
    </Box>
  );
}

/** Returns the index of the entry above or below the focused one; the last one follows the first one. */
function indexAfter(key: 'ArrowDown' | 'ArrowUp', entries: readonly HTMLElement[]): number {
  const here = entries.findIndex((entry) => entry.matches(':focus'));
  if (key === 'ArrowUp') return here < 0 ? -1 : here - 1;
  return (here + 1) % Math.max(1, entries.length);
}

const menu = {
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: 0,
  mt: 0.5,
  py: 0.5,
  width: 'max-content',
  minWidth: 128,
  '&:not([hidden])': { display: 'grid' },
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
  ...line,
  borderRadius: 1,
  boxShadow: '0 12px 32px rgb(10 40 55 / .16)',
} as const;
