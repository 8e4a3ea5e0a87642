import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Returns whether the page is scrolled down by more than `px`. */
export function useScrolled(px: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > px);
}

let [last, up] = [0, false];

/** Returns true from a scroll upwards until the next one downwards or the top of the page. Ignores small movements. */
function scrollingUp(): boolean {
  const { scrollY } = window;
  if (scrollY < 8) up = false;
  else if (Math.abs(scrollY - last) < 8) return up;
  else up = scrollY < last;
  last = scrollY;
  return up;
}

/** Returns whether the reader scrolls up, until the next movement down or the top of the page. */
export const useScrollingUp = (): boolean => useSyncExternalStore(subscribe, scrollingUp);
