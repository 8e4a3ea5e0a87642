import type { MouseEvent } from 'react';
import type { Wish } from './useAdd';
import type { Choice } from './useChoice';

/** What the two forms of the buying box are given. */
export interface Buy {
  readonly rid: string;
  readonly choice: Choice;
  readonly unit: string;
  readonly pending: boolean;
  readonly onAdd: (wish: Wish) => void;
}

/** The click's handler; the second click of a double click, which may come after the answer, does nothing. */
export function once(act: () => void) {
  return (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };
}
