import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Box, Button } from '@portal/shared/ui';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CalendarDay } from './CalendarDay';
import { firstOpenDay } from './firstOpenDay';
import { weeksBefore } from './pastWeeks';
import { type CalendarRules, CalendarRulesContext } from './rulesContext';
import { calendarStyle, foldedStyle } from './style';

interface DayCalendarProps extends CalendarRules {
  /** Accessible name of the calendar. */
  readonly label: string;
  /** The chosen day as YYYY-MM-DD, or empty. */
  readonly value: string;
  /** First and last day of the range; the calendar shows the months of the range in full, but weeks before the first day on request only. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (day: string) => void;
}

/**
 * A month of days, one of which can be chosen. Without a choice it opens at the first open day: on the last evening of a
 * month nobody looks at a month of closed days. Closed days can get the focus, so that a keyboard or a screen reader
 * reaches their reason, but can't be chosen. Days are texts in the lab's time zone.
 */
export function DayCalendar({ onChange, ...rest }: DayCalendarProps) {
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const choose = useCallback((day: string) => latest.current(day), []);
  return <Month {...rest} onChange={choose} />;
}

/** Memoised, because a form renders on each keystroke and a month has thirty cells. */
const Month = memo(({ label, value, today, from, to, closedReason, onChange }: DayCalendarProps) => {
  // The calendar changes to the month of `value` whenever it gets a new object, so the object is memoised.
  const chosen = useMemo(() => (value ? dayjs(value) : null), [value]);
  const rules = useMemo(() => ({ today, closedReason }), [today, closedReason]);
  const past = useMemo(() => weeksBefore(from), [from]);
  const [unfolded, setUnfolded] = useState(false);
  const folded = past.days > 0 && !unfolded && !(value !== '' && value < past.end);
  const calendar = useRef<HTMLDivElement>(null);
  const [start] = useState(() => firstOpenDay({ today, to, closedReason }));
  const [month, setMonth] = useState((value || start).slice(0, 7));
  const show = () => {
    setUnfolded(true);
    // The button is gone: reading and the Tab key go on in the calendar.
    requestAnimationFrame(() =>
      calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(),
    );
  };
  return (
    <CalendarRulesContext value={rules}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn" localeText={localeText}>
        <Box ref={calendar} role="group" aria-label={label}>
          {folded && month === from.slice(0, 7) && (
            <Button size="small" onClick={show}>
              查看已过的 {past.days} 天
            </Button>
          )}
          <DateCalendar
            views={views}
            value={chosen}
            referenceDate={dayjs(start)}
            // Keys don't lead into folded weeks, because they are before the first date.
            minDate={folded ? dayjs(past.end) : dayjs(from).startOf('month')}
            maxDate={dayjs(to).endOf('month')}
            onChange={(date: dayjs.Dayjs | null) => {
              const day = date?.format('YYYY-MM-DD');
              if (day && closedReason(day) === undefined) onChange(day);
            }}
            onMonthChange={(shown: dayjs.Dayjs) => setMonth(shown.format('YYYY-MM'))}
            reduceAnimations
            slots={slots}
            slotProps={slotProps}
            sx={folded ? foldedStyle : calendarStyle}
          />
        </Box>
      </LocalizationProvider>
    </CalendarRulesContext>
  );
});

const views = ['day'] as const;
const slots = { day: CalendarDay };
const slotProps = { calendarHeader: { format: 'YYYY 年 M 月' } };
/** All texts of a calendar that has only the month view. */
const localeText = { previousMonth: '上个月', nextMonth: '下个月' };
