import { fromWidth } from '@portal/shared/parts';
import { useMediaQuery } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Loads the code of a list's grid while its rows are on their way. It is large, and phones never load it. */
export function useGridCode(load: () => Promise<unknown>): void {
  const isWide = useMediaQuery(fromWidth(900));
  useEffect(() => {
    // The list waits for it again, and says so when it is lost.
    if (isWide) void load().catch(() => null);
  }, [isWide, load]);
}
