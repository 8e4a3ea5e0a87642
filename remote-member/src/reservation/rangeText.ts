import { labClock } from '@portal/shared/rules';

interface Range {
  readonly starts: string;
  readonly ends: string;
}

/** Returns a range as 2026-12-01 09:00–11:00, with both days when they differ. */
export function rangeText({ starts, ends }: Range): string {
  const [from, to] = [labClock(new Date(starts)), labClock(new Date(ends))];
  return `${from.today} ${from.time}–${from.today === to.today ? to.time : `${to.today} ${to.time}`}`;
}
