import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false while the server draws the page and while the browser takes over its HTML, else true. What differs between
 * the two (the member, the window's width) is rendered only when it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
