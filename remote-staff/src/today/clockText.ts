import {
  type Closures,
  daysAfter,
  formatInstant,
  labClock,
  labTimeBetween,
  type PromiseKind,
} from '@portal/shared/rules';

interface Due {
  readonly kind: PromiseKind;
  /** ISO instant. */
  readonly due: string;
}

const minuteMs = 60_000;

/** Writes a time of the lab: 1 小时 5 分. */
function span(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} 分钟`;
  return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分`;
}

/** Writes until when something is due: 今天 16:20, 明天 10:20, or the day. */
export function dueText({ due }: Due, now: Date): string {
  const [{ today: day, time }, { today }] = [labClock(new Date(due)), labClock(now)];
  if (day === today) return `今天 ${time}`;
  return day === daysAfter(today, 1) ? `明天 ${time}` : formatInstant(due);
}

/** Writes how much of the lab's time is left for a promise, or since when it is late. Nights and closed days do not count. */
export function leftText({ kind, due }: Due, now: Date, closures: Closures): string {
  const at = new Date(due);
  if (at < now) return `已超时 ${span(labTimeBetween(kind, at, now, closures))}`;
  return `还剩 ${span(labTimeBetween(kind, now, at, closures))}`;
}
