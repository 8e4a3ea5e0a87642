import { serverNow } from '@portal/shared/api';
import { useEffect, useState } from 'react';

/** The time, every half minute: for clocks that count minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
