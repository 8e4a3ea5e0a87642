import { createContext, useContext, useEffect } from 'react';

/** Tells the list of statements whether a dialog of a row is open. */
export const HoldRow = createContext<(open: boolean) => void>(() => {});

/** Keeps the row of a statement in its list while its dialog is open: something may be typed in it. */
export function useHoldRow(open: boolean): void {
  const hold = useContext(HoldRow);
  useEffect(() => {
    if (!open) return;
    hold(true);
    return () => hold(false);
  }, [open, hold]);
}
