import { observable, runInAction } from 'mobx';
import { useEffect, useRef } from 'react';

/** Closes what the frame has open over the page. `BackCloses`, whose code comes later, lets the back button do it. */
export const overPage = observable.array<() => void>([], { deep: false });

/** Adds a panel or dialog of the frame to what is open over the page. */
export function useOverPage(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const close = () => latest.current();
    runInAction(() => overPage.push(close));
    return () => runInAction(() => void overPage.remove(close));
  }, [open]);
}
