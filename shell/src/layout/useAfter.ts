import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is explained and a way back offered. */
export const slowAfter = 3000;

/** Returns true once `active` has been true for this time; a new `subject` starts again. */
export function useAfter(milliseconds: number, active: boolean, subject?: string): boolean {
  const [passed, setPassed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject starts again
  useEffect(() => {
    setPassed(false);
    if (!active) return;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, active, subject]);
  return passed && active;
}
