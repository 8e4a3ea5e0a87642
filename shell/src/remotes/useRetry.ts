import { useEffect, useRef, useState } from 'react';

/** Seconds before each automatic retry; after the last one only 重试 remains. */
const waits = [2, 4, 8, 16, 30];

/**
 * Calls `retry` with growing intervals while `waiting`. Returns the seconds until the next call; undefined when
 * there is none.
 */
export function useRetry(retry: () => Promise<void>, waiting: boolean): number | undefined {
  const latest = useRef(retry);
  latest.current = retry;
  const tries = useRef(0);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let seconds = waits[tries.current];
    if (!waiting || seconds === undefined) return setLeft(undefined);
    setLeft(seconds);
    const timer = setInterval(() => {
      seconds = (seconds ?? 1) - 1;
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      tries.current += 1;
      void latest.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
