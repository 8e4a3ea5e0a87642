import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useOverPage } from '../overPage';
import { moveFocus } from './moveFocus';

/** `hovered`: open while the pointer is over it; `pinned`: open until it is closed. */
type Opening = 'closed' | 'hovered' | 'pinned';

/** Milliseconds before a panel opened by hover closes after the pointer has left. */
const graceTime = 180;

/**
 * State of a disclosure button and its panel. Opens by click, pointer or keyboard; arrow keys move inside, Escape
 * closes and returns the focus, focus or click outside closes.
 */
export function useDisclosure() {
  const [opening, setOpening] = useState<Opening>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const open = opening !== 'closed';
  const close = () => setOpening('closed');
  useOverPage(opening === 'pinned', close);

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpening('closed');
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
      button.current?.focus();
      return;
    }
    if (event.key === 'ArrowDown' && !open && event.target === button.current) setOpening('pinned');
    moveFocus(event, document.getElementById(panelId));
  };

  const rootProps = {
    ref: root,
    onKeyDown,
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(leaving.current);
      if (pointerType === 'mouse' && !open) setOpening('hovered');
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      leaving.current = setTimeout(
        () => setOpening((now) => (now === 'hovered' ? 'closed' : now)),
        graceTime,
      );
    },
  };
  const buttonProps = {
    ref: button,
    'aria-expanded': open,
    'aria-controls': panelId,
    onClick: () => setOpening(opening === 'pinned' ? 'closed' : 'pinned'),
  };
  return { open, close, rootProps, buttonProps, panelId };
}
