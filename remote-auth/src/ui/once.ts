import { useRef, useState } from 'react';

/** Runs work one at a time: what is asked for while it runs (a double click) is dropped. */
export function useOnce(work: () => Promise<void>): { readonly pending: boolean; readonly run: () => void } {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, run: () => void run() };
}
