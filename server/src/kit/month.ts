import { labClock, monthsAfter } from '@portal/shared/rules';
import { dayStart } from './time';

/** A month in the lab's time zone: its name, such as 2026-11, its start and the start of the next one. */
interface Month {
  readonly month: string;
  readonly from: Date;
  readonly to: Date;
}

const shownMonths = 12;

/** Returns the last twelve months up to the current one, the oldest first. */
export function lastMonths(now: Date): Month[] {
  const current = `${labClock(now).today.slice(0, 7)}-01`;
  return Array.from({ length: shownMonths }, (_, index) => {
    const first = monthsAfter(current, index + 1 - shownMonths);
    return { month: first.slice(0, 7), from: dayStart(first), to: dayStart(monthsAfter(first, 1)) };
  });
}
