import { plainList, VisuallyHidden } from '@portal/shared/parts';
import { useHydrated } from '@portal/shared/portal';
import {
  labClock,
  nextHoliday,
  openingTimes,
  spokenDay,
  weekdayNames,
  weekdayOf,
} from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useLabCalendar } from './useLabCalendar';

/** Weekdays from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** 开放时间: the weekdays on which the lab is open in its calendar, today, and the next holiday. */
export function OpenDays() {
  const { closures, now } = useLabCalendar();
  const hydrated = useHydrated();
  const today = hydrated ? weekdayOf(labClock(now).today) : undefined;
  const closed = closures?.disabled_week;
  return (
    <Box component="section" aria-labelledby="open-days">
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography variant="h3" component="h2" id="open-days">
          开放时间
        </Typography>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {openingTimes.from}–{openingTimes.to}
        </Box>
      </Box>
      <Box component="ul" sx={list}>
        {week.map((day) => (
          <Box
            component="li"
            key={day}
            sx={{
              ...(closed?.includes(day) ? off : on),
              ...(day === today && {
                outline: '2px solid',
                outlineColor: 'secondary.main',
                outlineOffset: 2,
              }),
            }}
          >
            {weekdayNames[day].slice(1)}
            <VisuallyHidden>
              {closed?.includes(day) ? '休息' : '开放'}
              {day === today && '，今天'}
            </VisuallyHidden>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ minHeight: '1.5em', lineHeight: 1.5, color: 'text.secondary' }}>
        {hydrated && closures && holidayText(nextHoliday(now, closures))}
      </Typography>
    </Box>
  );
}

function holidayText(holiday: ReturnType<typeof nextHoliday>): string {
  if (!holiday) return '近两个月没有其他休息日。收样与来电同此时间。';
  const { from, to } = holiday;
  const days = from === to ? spokenDay(from) : `${spokenDay(from)}至 ${spokenDay(to)}`;
  return `${days}放假休息。收样与来电同此时间。`;
}

const list = {
  ...plainList,
  display: 'flex',
  gap: 1,
  my: 1.5,
  '& li': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    fontWeight: 500,
  },
} as const;

const on = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;
const off = { bgcolor: 'action.hover', color: 'text.secondary' } as const;
