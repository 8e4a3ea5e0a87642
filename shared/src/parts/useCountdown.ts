import { useEffect, useState } from 'react';

/** Maximum seconds left. A stored end further away is invalid, for example because the clock was set back. */
const longest = 24 * 3600;

const keyOf = (name: string) => `portal.countdown.${name}`;

/** Returns the stored end in Unix milliseconds; 0 when there is none or storage is unavailable. */
function storedEnd(name: string): number {
  try {
    const end = Number(sessionStorage.getItem(keyOf(name)));
    return end - Date.now() <= longest * 1000 ? end : 0;
  } catch {
    return 0;
  }
}

function storeEnd(name: string, end: number): void {
  try {
    sessionStorage.setItem(keyOf(name), String(end));
  } catch {
    // Storage may be unavailable in private windows; the countdown then ends with the dialog.
  }
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

export interface Countdown {
  /** Seconds left; 0 when not running. */
  readonly left: number;
  readonly start: (seconds: number) => void;
}

/** Counts down seconds by the clock, also across a change of pane and a reload. */
export function useCountdown(name: string): Countdown {
  const [end, setEnd] = useState(() => storedEnd(name));
  const [left, setLeft] = useState(() => secondsUntil(end));

  useEffect(() => {
    const tick = () => {
      const now = secondsUntil(end);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    tick();
    return () => clearInterval(timer);
  }, [end]);

  const start = (seconds: number) => {
    const next = Date.now() + seconds * 1000;
    storeEnd(name, next);
    setEnd(next);
    setLeft(secondsUntil(next));
  };
  return { left, start };
}
