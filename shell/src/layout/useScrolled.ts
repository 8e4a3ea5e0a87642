import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Returns whether the page is scrolled down by more than `px`. */
export function useScrolled(px: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > px);
}

let [last, down] = [0, false];

/** Returns the direction of the last scroll; small movements and the top of the page count as up. */
function scrollingDown(): boolean {
  const { scrollY } = window;
  if (scrollY < 8) down = false;
  else if (Math.abs(scrollY - last) < 8) return down;
  else down = scrollY > last;
  last = scrollY;
  return down;
}

/** Returns whether the reader scrolls down, until the next movement up. */
export const useScrollingDown = (): boolean => useSyncExternalStore(subscribe, scrollingDown);
