import { serverNow } from '@portal/shared/api';
import { labClock, monthsAfter } from '@portal/shared/rules';

/** Returns the months from a moment to now in the lab's time zone, such as 2026-11, the newest first. */
export function monthsSince(created: string): string[] {
  const first = labClock(new Date(created)).today.slice(0, 7);
  const months: string[] = [];
  let month = labClock(serverNow()).today.slice(0, 7);
  do {
    months.push(month);
    month = monthsAfter(`${month}-01`, -1).slice(0, 7);
  } while (month >= first);
  return months;
}
