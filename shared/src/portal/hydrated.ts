import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false while the server draws the page and while the browser takes over its HTML, else true. What differs between the two
 * (the member, the window's width) is rendered only when it is true. The component is rendered once more when it changes, with all
 * that it renders, so it should be a small one.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Returns whether the server draws this component or has drawn it. It never changes, so it renders nothing again. */
export function useDrawn(): boolean {
  const [own] = useState({ drawn: false });
  return useSyncExternalStore(
    never,
    () => own.drawn,
    () => {
      own.drawn = true;
      return true;
    },
  );
}
