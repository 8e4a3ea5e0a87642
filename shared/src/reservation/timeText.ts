import { labClock, weekdayOf } from '@portal/shared/rules';
import type { TimeRange } from './slotWeek';

/** Returns the weekday of a day (YYYY-MM-DD): 周二. */
export const weekdayText = (day: string): string => `周${'日一二三四五六'[weekdayOf(day)]}`;

/** Returns a day (YYYY-MM-DD) as 12月1日. */
export const dayText = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** Returns a range in the lab's time zone: 12月1日 周二 09:00–11:00; with both days when it ends on another one. */
export function rangeText({ starts, ends }: TimeRange): string {
  const [from, to] = [labClock(new Date(starts)), labClock(new Date(ends))];
  const until = from.today === to.today ? to.time : `${dayText(to.today)} ${to.time}`;
  return `${dayText(from.today)} ${weekdayText(from.today)} ${from.time}–${until}`;
}
