import { Box, Icon, IconButton, Typography } from '@portal/shared/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../rules';
import { CalendarDay } from './CalendarDay';
import { MonthGrid } from './MonthGrid';
import { dayByKey, monthAfter, monthOf } from './month';

interface PickupCalendarProps {
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly today: string;
  readonly isDisabled: (day: string) => boolean;
  readonly onChange: (day: string) => void;
}

/** A month to choose the pick-up day from: days without pick-up can be looked at, not chosen. */
export function PickupCalendar({ value, today, isDisabled, onChange }: PickupCalendarProps) {
  const [current, setCurrent] = useState(value || today);
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(current);
  const last = monthAfter(monthOf(today), limits.pickupMonths);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    moved.current = false;
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(current, event.key);
    if (!day) return;
    event.preventDefault();
    if (monthOf(day) < monthOf(today) || monthOf(day) > last) return;
    moved.current = true;
    setCurrent(day);
  };
  const turn = (step: number) => {
    const next = monthAfter(month, step);
    setCurrent(next === monthOf(today) ? today : `${next}-01`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 352 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <IconButton aria-label="上个月" disabled={month <= monthOf(today)} onClick={() => turn(-1)}>
          <Icon path="M15 5l-7 7 7 7" />
        </IconButton>
        <Typography aria-live="polite" sx={{ flex: 1, textAlign: 'center', fontWeight: 600 }}>
          {month.slice(0, 4)} 年 {Number(month.slice(5))} 月
        </Typography>
        <IconButton aria-label="下个月" disabled={month >= last} onClick={() => turn(1)}>
          <Icon path="M9 5l7 7-7 7" />
        </IconButton>
      </Box>
      <MonthGrid
        ref={grid}
        month={month}
        onKeyDown={onKeyDown}
        day={(day) => (
          <CalendarDay
            day={day}
            chosen={day === value}
            disabled={isDisabled(day)}
            tabbable={day === current}
            isToday={day === today}
            onChoose={() => {
              setCurrent(day);
              onChange(day);
            }}
          />
        )}
      />
    </Box>
  );
}
