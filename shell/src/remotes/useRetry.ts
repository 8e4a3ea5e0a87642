import { useEffect, useRef, useState } from 'react';

/** Seconds to wait before each try that nobody asked for; after the last one only 重试 is left. */
const waits = [2, 4, 8, 16, 30];

/**
 * Calls `retry` after growing pauses while `waiting`. Gives the seconds left until the next call,
 * undefined when there will be none.
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
