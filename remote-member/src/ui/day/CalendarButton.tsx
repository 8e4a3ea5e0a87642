import { useLazyDialog } from '@portal/shared/parts';
import { Icon, IconButton } from '@portal/shared/ui';
import type { DayChoice } from './DayDialog';

const calendar = 'M4 6h16v15H4zM4 10h16M8 3v5M16 3v5';

/** Button at the end of a field that opens the calendar. */
export function CalendarButton(choice: DayChoice) {
  const load = () => import('./DayDialog').then((m) => m.DayDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('day', load, choice);
  return (
    <>
      <IconButton
        edge="end"
        size="small"
        aria-label={`在日历中选择${choice.label}`}
        {...prefetchProps}
        loading={loading}
        onClick={show}
      >
        <Icon path={calendar} />
      </IconButton>
      {dialog}
    </>
  );
}
