import { useEffect, useRef } from 'react';

/** Calls `end` after so many milliseconds; never while they are undefined. */
export function useTime(time: number | undefined, end: () => void): void {
  const newest = useRef(end);
  useEffect(() => {
    newest.current = end;
  });
  useEffect(() => {
    if (time === undefined) return;
    const timer = setTimeout(() => newest.current(), time);
    return () => clearTimeout(timer);
  }, [time]);
}
