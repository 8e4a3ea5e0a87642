import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { moveFocus } from './moveFocus';

/** `hovered`: open for as long as the pointer stays; `pinned`: until it is closed. */
type Opening = 'closed' | 'hovered' | 'pinned';

/** Milliseconds that a pointer may be away before what it opened closes. */
const graceTime = 180;

/**
 * A button and the panel that it opens, by click, pointer or keys: arrow keys move inside,
 * Escape closes and gives the focus back, going elsewhere closes.
 */
export function useDisclosure() {
  const [opening, setOpening] = useState<Opening>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const open = opening !== 'closed';
  const close = () => setOpening('closed');

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
