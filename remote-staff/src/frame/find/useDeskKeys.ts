import { pressedKey } from '@portal/shared/parts';
import { useEffect } from 'react';
import { pageActs } from '../../ui/pageActs';

interface DeskKeys {
  /** Undefined for whoever may not search. */
  readonly onFind: (() => void) | undefined;
  readonly onShortcuts: () => void;
}

/** The keys of the desk: the search, the list of keys, and the acts of the open page while nobody types and no dialog is open. */
export function useDeskKeys({ onFind, onShortcuts }: DeskKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key === undefined) return;
      const { target, ctrlKey, metaKey, altKey } = event;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        return onFind?.();
      }
      const isTaken =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
      if (isTaken || ctrlKey || metaKey || altKey) return;
      if (key === '?') onShortcuts();
      else
        pageActs()
          .find((act) => act.key === key)
          ?.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
