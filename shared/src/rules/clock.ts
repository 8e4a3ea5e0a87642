import type { PickupClock } from './pickup';

/** Time zone of the lab. Days and times are displayed in it, independent of the browser's time zone. */
const zone = 'Asia/Shanghai';

const toMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns the day and the time of an instant in the lab's time zone. */
export function labClock(at: Date): PickupClock {
  const [today = '', time = ''] = toMinute.format(at).split(' ');
  return { today, time };
}

/** Formats an ISO instant in the lab's time zone: 2026-11-21 09:05. */
export function formatInstant(instant: string): string {
  return toMinute.format(new Date(instant));
}

/** Returns the day of an ISO instant as YYYY-MM-DD, in the lab's time zone. */
export function formatDay(instant: string): string {
  return labClock(new Date(instant)).today;
}

/** Formats a range of ISO instants in the lab's time zone: 2026-12-01 09:00–11:00, with both days when they differ. */
export function formatRange({ starts, ends }: { readonly starts: string; readonly ends: string }): string {
  const [from, to] = [labClock(new Date(starts)), labClock(new Date(ends))];
  return `${from.today} ${from.time}–${from.today === to.today ? to.time : `${to.today} ${to.time}`}`;
}
