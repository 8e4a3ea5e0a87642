import type { MouseEvent } from 'react';

/** Returns a click handler that ignores the second click of a double click, which may come after the answer. */
export function once(act: () => void) {
  return (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };
}
