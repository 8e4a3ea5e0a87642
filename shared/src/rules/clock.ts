import type { PickupClock } from './pickup';

/** Days and times are the lab's, wherever the reader is. */
const zone = 'Asia/Shanghai';

const toMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Day and time of an instant on the lab's clock. */
export function labClock(at: Date): PickupClock {
  const [today = '', time = ''] = toMinute.format(at).split(' ');
  return { today, time };
}

/** An ISO instant as people read it: 2026-11-21 09:05, on the lab's clock. */
export function formatInstant(instant: string): string {
  return toMinute.format(new Date(instant));
}

/** The day of an ISO instant, YYYY-MM-DD on the lab's clock. */
export function formatDay(instant: string): string {
  return labClock(new Date(instant)).today;
}
