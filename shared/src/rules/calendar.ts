/**
 * Date arithmetic for rules; days are YYYY-MM-DD. It does not use dayjs, which every first visit would have to load.
 */

/** Returns true for a day of this century as YYYY-MM-DD; false for one that no month has, such as the 31st of June. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

/** Returns the weekday of a day; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** Adds months to a day. A day that the target month does not have becomes its last day. */
export function monthsAfter(day: string, months: number): string {
  const from = new Date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** Returns the day that is so many days after a day, or before it for a negative number. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns a day as people say it: 12 月 1 日. */
export const spokenDay = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;
