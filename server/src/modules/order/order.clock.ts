import type { PickupClock } from '@portal/shared/rules';

// Sweden writes days as YYYY-MM-DD and times as HH:mm, which is what compares as text.
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day (YYYY-MM-DD) and time (HH:mm) at the lab. */
export function labClock(now: Date): PickupClock {
  const [today = '', time = ''] = shanghai.format(now).split(' ');
  return { today, time };
}
