import { startTransition, useCallback, useEffect, useState } from 'react';
import type { laterSections } from './laterSections';

type Later = typeof laterSections;

/** Kept for back navigations, which need all sections at once for the scroll position. */
let loaded: Later | undefined;

interface LaterSections {
  /** Undefined until the code is loaded. */
  readonly later: Later | undefined;
  /** Set while the code could not be loaded. */
  readonly error: Error | undefined;
  readonly load: () => Promise<void>;
}

/** Loads the code of the sections below the first screens after the first render. */
export function useLaterSections(): LaterSections {
  const [later, setLater] = useState(() => loaded);
  const [error, setError] = useState<Error>();
  const load = useCallback(async () => {
    try {
      const { laterSections } = await import('./laterSections');
      loaded = laterSections;
      startTransition(() => {
        setError(undefined);
        setLater(() => laterSections);
      });
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
  }, []);
  useEffect(() => {
    if (!loaded) void load();
  }, [load]);
  return { later, error, load };
}
