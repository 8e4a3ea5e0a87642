import { query, serverNow } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Returns the lab's calendar and the server's time, anew every minute: a page stays open over the end of the day. */
export function useLabCalendar() {
  const closures = useQuery(query('open/setting', {})).data?.samplingSetting;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return { closures, now };
}
