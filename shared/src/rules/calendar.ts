/**
 * The two sums that every page's rules need of the calendar, days being YYYY-MM-DD. Whole calendars count with
 * dayjs, which every first visit would have to fetch if the rules did.
 */

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The same day so many months later, or the last day of a month that is too short for it. */
export function monthsAfter(day: string, months: number): string {
  const from = new Date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))).toISOString().slice(0, 10);
}
