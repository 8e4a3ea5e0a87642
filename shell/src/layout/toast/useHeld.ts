import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether somebody is reading: the pointer is over the element, which lets clicks through and so gets no events of its own, the
 * focus is in it, or the document is hidden.
 */
export function useHeld(box: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false);
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    const move = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      const rect = box.current?.getBoundingClientRect();
      if (!rect || pointerType === 'touch') return;
      setOver(x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom);
    };
    const look = () => setOther(document.hidden || Boolean(box.current?.contains(document.activeElement)));
    // When the focus leaves, it is at its next place only afterwards.
    const leave = () => setTimeout(look);
    const away = () => setOver(false);
    document.addEventListener('pointermove', move);
    document.documentElement.addEventListener('pointerleave', away);
    document.addEventListener('visibilitychange', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    look();
    return () => {
      document.removeEventListener('pointermove', move);
      document.documentElement.removeEventListener('pointerleave', away);
      document.removeEventListener('visibilitychange', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
    };
  }, [box]);
  return isOver || isOther;
}
