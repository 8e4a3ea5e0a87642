import { daysAfter, weekdayOf } from '@portal/shared/rules';

/**
 * Returns the weeks, from Monday, of the month of a day (YYYY-MM-DD) that are over on it: `end` is the first day after them,
 * `days` how many days of the month they have.
 */
export function weeksBefore(day: string): { readonly end: string; readonly days: number } {
  const monday = daysAfter(day, -((weekdayOf(day) + 6) % 7));
  const first = `${day.slice(0, 7)}-01`;
  const end = monday > first ? monday : first;
  return { end, days: Number(end.slice(8)) - 1 };
}
