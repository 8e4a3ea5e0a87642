import { type RefObject, useLayoutEffect, useState } from 'react';
import { obstacles } from './obstacles';
import { bestPlace, coverage, type Rect, weights } from './place';

/** Milliseconds between two looks at what is under the toast. */
const pause = 100;

/**
 * Puts a toast where it covers nothing that is pressed, and elsewhere when that has changed: scrolled, opened, marked as wrong. Returns
 * true while it has to wait, because an open menu leaves no place.
 */
export function usePlace(box: RefObject<HTMLElement | null>): boolean {
  const [waits, setWaits] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let place: Rect | undefined;
    const look = () => {
      const { width, height } = element.getBoundingClientRect();
      const around = obstacles();
      const size = { width: Math.ceil(width), height: Math.ceil(height) };
      const never = around.filter(({ weight }) => weight === weights.never);
      if (place && coverage({ ...place, ...size }, never) === 0) return;
      const { clientWidth } = document.documentElement;
      place = bestPlace({ width: clientWidth, height: window.innerHeight }, size, around);
      element.style.left = `${place.left}px`;
      element.style.top = `${place.top}px`;
      const menus = around.filter(({ isMenu }) => isMenu);
      setWaits(coverage(place, menus) > 0);
    };
    let planned: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      planned ??= setTimeout(() => {
        planned = undefined;
        look();
      }, pause);
    };
    look();
    plan();
    const observer = new MutationObserver(plan);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-invalid', 'aria-hidden'],
    });
    window.addEventListener('scroll', plan, { capture: true, passive: true });
    window.addEventListener('resize', plan);
    document.addEventListener('focusin', plan);
    document.addEventListener('transitionend', plan);
    return () => {
      clearTimeout(planned);
      observer.disconnect();
      window.removeEventListener('scroll', plan, { capture: true });
      window.removeEventListener('resize', plan);
      document.removeEventListener('focusin', plan);
      document.removeEventListener('transitionend', plan);
    };
  }, [box]);
  return waits;
}
