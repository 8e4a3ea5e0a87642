import { useSyncExternalStore } from 'react';

/** Pixels from the page's top. React asks for it while it renders, when reading it would compute the layout. */
let position = 0;

function subscribe(changed: () => void): () => void {
  const read = () => {
    position = window.scrollY;
    changed();
  };
  // The first position is read with the next frame, which computes the layout anyway.
  const frame = requestAnimationFrame(read);
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', read);
  };
}

/** A page that the server draws begins at its top. */
const atTop = () => false;

/** Returns whether the page is scrolled down by more than `px`. */
export function useScrolled(px: number): boolean {
  return useSyncExternalStore(subscribe, () => position > px, atTop);
}

let [last, up] = [0, false];

/** Returns true from a scroll upwards until the next one downwards or the top of the page. Ignores small movements. */
function scrollingUp(): boolean {
  if (position < 8) up = false;
  else if (Math.abs(position - last) < 8) return up;
  else up = position < last;
  last = position;
  return up;
}

/** Returns whether the reader scrolls up, until the next movement down or the top of the page. */
export const useScrollingUp = (): boolean => useSyncExternalStore(subscribe, scrollingUp);
