import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Returns whether the page is scrolled down by more than `px`. */
export function useScrolled(px: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > px);
}
