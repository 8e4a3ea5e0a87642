import { daysAfter, spokenDay, weekdayOf } from './calendar';
import { labClock } from './clock';
import { type Closures, isWorkingDay } from './sampleKeeping';
import { openingTimes } from './workingHours';

/** Days in which the lab's next opening or closing is looked for. */
const searchedDays = 60;

/** Names of the weekdays; 0 is Sunday. */
export const weekdayNames = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** Whether the lab is open at an instant, and what is next: until when it is open, or when it opens. */
export interface LabState {
  readonly open: boolean;
  readonly text: string;
}

/** Returns whether the lab is open, in its calendar: 现在休息，明天 08:30 开放. */
export function labState(now: Date, closures: Closures): LabState {
  const { today, time } = labClock(now);
  const { from, to } = openingTimes;
  const opensToday = isWorkingDay(today, closures);
  if (opensToday && time >= from && time < to) return { open: true, text: `现在开放，今天到 ${to}` };
  const opens = opensToday && time < from ? today : nextOpenDay(today, closures);
  if (!opens) return { open: false, text: '现在休息' };
  return { open: false, text: `现在休息，${dayName(today, opens)}${from} 开放` };
}

/** Days on which the lab is closed; YYYY-MM-DD, both included. */
export interface Closed {
  readonly from: string;
  readonly to: string;
}

/** Returns the next days within two months that are closed against the week, with the closed days around them; undefined without any. */
export function nextHoliday(now: Date, closures: Closures): Closed | undefined {
  const { today } = labClock(now);
  const isHoliday = (day: string) =>
    !isWorkingDay(day, closures) && !closures.disabled_week.includes(weekdayOf(day));
  const found = ahead(today, 0).find(isHoliday);
  if (!found) return;
  let [from, to] = [found, found];
  while (from > today && !isWorkingDay(daysAfter(from, -1), closures)) from = daysAfter(from, -1);
  while (to < daysAfter(found, searchedDays) && !isWorkingDay(daysAfter(to, 1), closures))
    to = daysAfter(to, 1);
  return { from, to };
}

const ahead = (today: string, first: number): readonly string[] =>
  Array.from({ length: searchedDays }, (_, index) => daysAfter(today, first + index));

const nextOpenDay = (today: string, closures: Closures) =>
  ahead(today, 1).find((day) => isWorkingDay(day, closures));

function dayName(today: string, day: string): string {
  if (day === today) return '今天 ';
  if (day === daysAfter(today, 1)) return '明天 ';
  return `${spokenDay(day)}（${weekdayNames[weekdayOf(day)]}）`;
}
