import { useHydrated } from '@portal/shared/portal';
import { labState } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useLabCalendar } from './useLabCalendar';

/** Whether somebody answers the telephone now. A drawn page may be older than the hour, so that it has only the line's place. */
export function OpenNow() {
  const hydrated = useHydrated();
  const { now, closures } = useLabCalendar();
  if (!hydrated || !closures) return <Box sx={line} />;
  const { open, text } = labState(now, closures);
  return <Box sx={{ ...line, color: open ? 'success.main' : 'text.secondary' }}>{text}</Box>;
}

const line = { minHeight: '1.5em', lineHeight: 1.5, fontWeight: 500 } as const;
