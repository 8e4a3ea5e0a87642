import { useEffect, useState } from 'react';

const keyOf = (name: string) => `portal.countdown.${name}`;

/**
 * Returns the milliseconds that are left of a stored countdown; 0 when there is none or storage is unavailable. Never more than it
 * began with: the device's clock may have been set back meanwhile.
 */
function storedLeft(name: string): number {
  try {
    const [end = 0, length = 0] = (sessionStorage.getItem(keyOf(name)) ?? '').split(' ').map(Number);
    const left = Math.min(end - Date.now(), length);
    return left > 0 ? left : 0;
  } catch {
    return 0;
  }
}

function store(name: string, length: number): void {
  try {
    sessionStorage.setItem(keyOf(name), `${Date.now() + length} ${length}`);
  } catch {
    // Storage may be unavailable in private windows; the countdown then ends with the dialog.
  }
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

export interface Countdown {
  /** Seconds left; 0 when not running. */
  readonly left: number;
  readonly start: (seconds: number) => void;
}

/** Counts down seconds by the page's steady clock, which nobody can set, also across a change of pane and a reload. */
export function useCountdown(name: string): Countdown {
  const [end, setEnd] = useState(() => performance.now() + storedLeft(name));
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
    const next = performance.now() + seconds * 1000;
    store(name, seconds * 1000);
    setEnd(next);
    setLeft(secondsUntil(next));
  };
  return { left, start };
}
