import type { PickupClock } from './pickup';

/**
 * Milliseconds that the lab's time zone, Asia/Shanghai, is ahead of UTC: always the same since 1991. Days and times are
 * displayed in it, independent of the browser's time zone. `Intl.DateTimeFormat` takes a phone long to start.
 */
const ahead = 8 * 3_600_000;

/** Returns the day and the time of an instant in the lab's time zone. Throws RangeError for an invalid date. */
export function labClock(at: Date): PickupClock {
  const text = new Date(at.getTime() + ahead).toISOString();
  return { today: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Formats an ISO instant in the lab's time zone: 2026-11-21 09:05. */
export function formatInstant(instant: string): string {
  const { today, time } = labClock(new Date(instant));
  return `${today} ${time}`;
}

/** Returns the day of an ISO instant as YYYY-MM-DD, in the lab's time zone. */
export function formatDay(instant: string): string {
  return labClock(new Date(instant)).today;
}

/** Returns the last day before an ISO instant at which something ends, in the lab's time zone: a coupon until midnight ends on that day. */
export function formatLastDay(ends: string): string {
  return labClock(new Date(Date.parse(ends) - 1)).today;
}

/** Formats a range of ISO instants in the lab's time zone: 2026-12-01 09:00–11:00, with both days when they differ. */
export function formatRange({ starts, ends }: { readonly starts: string; readonly ends: string }): string {
  const [from, to] = [labClock(new Date(starts)), labClock(new Date(ends))];
  return `${from.today} ${from.time}–${from.today === to.today ? to.time : `${to.today} ${to.time}`}`;
}
