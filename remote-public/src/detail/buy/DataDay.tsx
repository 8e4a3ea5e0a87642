import { query, serverNow } from '@portal/shared/api';
import { useHydrated } from '@portal/shared/portal';
import { expectedText } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface DataDayProps {
  /** Working days of the test with the chosen options. */
  readonly days: number;
  readonly needs_sample: boolean;
}

/**
 * When data can be expected, in the lab's calendar. It depends on the time, so that a drawn page, which may be older than the day,
 * has only its place: the browser writes it.
 */
export function DataDay(tested: DataDayProps) {
  const hydrated = useHydrated();
  const now = useMinutes();
  const closures = useQuery(query('open/setting', {})).data?.samplingSetting;
  return (
    <Box sx={{ mt: 0.25, minHeight: '1.5em', fontSize: '0.875rem', lineHeight: 1.5 }}>
      {hydrated && closures && expectedText(now, tested, closures)}
    </Box>
  );
}

/** Returns the server's time, anew every minute: a page stays open over 16:00 and midnight. */
function useMinutes(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
