import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { Tooltip } from '@portal/shared/controls';
import { type KeyboardEvent, use } from 'react';
import { dayName } from './dayName';
import { CalendarRulesContext } from './rulesContext';
import { closedDayStyle, dayStyle } from './style';

/**
 * A day of the month. A closed day gets `aria-disabled` instead of `disabled`, so that it keeps its focus and its
 * tooltip. The library's Page Up leads to the next month; here it leads to the previous one, as in the ARIA grid pattern.
 */
export function CalendarDay(props: PickerDayProps) {
  const { today, closedReason } = use(CalendarRulesContext);
  const { day: date, onKeyDown, onFocus, onBlur } = props;
  if (props.outsideCurrentMonth) return <PickerDay {...props} />;

  const day = date.format('YYYY-MM-DD');
  const isToday = day === today;
  const reason = closedReason(day);
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    // The library has moved one month in the wrong direction, so this moves two months back.
    onKeyDown?.(event, date.add(2 * (monthStep[event.key] ?? 0), 'month'));
  };
  const cell = (
    <PickerDay
      {...props}
      data-day={day}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={reason ? `${dayName(day)}，不可预约：${reason}` : dayName(day)}
      aria-disabled={reason !== undefined}
      onKeyDown={onKey}
      onFocus={(event) => onFocus?.(event, date)}
      onBlur={(event) => onBlur?.(event, date)}
      sx={reason ? closedDayStyle : dayStyle}
    />
  );
  return reason ? (
    <Tooltip title={reason} enterTouchDelay={0}>
      {cell}
    </Tooltip>
  ) : (
    cell
  );
}

const monthStep: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
