import { line } from '@portal/shared/parts';
import { Box, Button, ButtonBase, Icon, icons } from '@portal/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface MoreItem {
  readonly label: string;
  readonly onClick: () => void;
  /** Called when the item is pointed at or focused, to load what it needs. */
  readonly onNear?: () => void;
}

interface MoreMenuProps {
  /** Name of the object that the items act on, for screen readers. */
  readonly of: string;
  readonly items: readonly MoreItem[];
}

/** Quiet acts behind a button 更多; arrows move between them. Escape, a click outside and leaving by keyboard close it. */
export function MoreMenu({ of, items }: MoreMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const openedByArrow = useRef(false);
  const id = useId();
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  useEffect(() => {
    if (open && openedByArrow.current) panel.current?.querySelector('button')?.focus();
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
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
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        size="small"
        color="inherit"
        aria-label={`更多：${of}`}
        aria-expanded={open}
        aria-controls={id}
        endIcon={<Icon path={icons.down} size={14} />}
        onClick={() => setOpen(!open)}
      >
        更多
      </Button>
      {open && (
        <Box id={id} ref={panel} role="group" aria-label={`更多：${of}`} sx={menu}>
          {items.map(({ label, onClick, onNear }) => (
            <ButtonBase
              key={label}
              sx={entry}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={() => {
                // The dialog that opens gives the focus back to the button, which stays.
                button.current?.focus();
                setOpen(false);
                onClick();
              }}
            >
              {label}
            </ButtonBase>
          ))}
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
  minWidth: 128,
  py: 0.5,
  bgcolor: 'background.paper',
  ...line,
  borderRadius: 1,
  boxShadow: '0 12px 32px rgb(10 40 55 / .16)',
} as const;

const entry = {
  display: 'flex',
  justifyContent: 'flex-start',
  width: 1,
  minHeight: { xs: 44, sm: 40 },
  px: 2,
  typography: 'body2',
  whiteSpace: 'nowrap',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;
