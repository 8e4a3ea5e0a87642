import type { MouseEvent } from 'react';
import type { Choice } from './useChoice';

/** Props of the buying box on wide screens and on phones. */
export interface Buy {
  readonly rid: string;
  readonly choice: Choice;
  readonly unit: string;
  readonly pending: boolean;
  readonly onAdd: () => void;
  /** Opens the order form with this service alone. */
  readonly onOrder: () => void;
}

/** Returns a click handler that ignores the second click of a double click, which may come after the answer. */
export function once(act: () => void) {
  return (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };
}
