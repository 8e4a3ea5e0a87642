import { useEffect } from 'react';

/** Lets the browser ask before the tab is closed or loaded again, while something is written that is not saved. */
export function useCloseQuestion(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [when]);
}
