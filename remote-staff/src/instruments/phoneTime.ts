/** A time on a day as it is typed. */
export interface TypedTime {
  /** 2026-12-01 */
  readonly day: string;
  /** 09:30 */
  readonly from: string;
}

const minuteMs = 60_000;

/** Returns the instants of a time of the lab with its length in minutes; undefined while day or time is missing. */
export function rangeOf(
  { day, from }: TypedTime,
  minutes: number,
): { readonly starts: string; readonly ends: string } | undefined {
  const starts = Date.parse(`${day}T${from}:00+08:00`);
  if (Number.isNaN(starts) || minutes <= 0) return undefined;
  return {
    starts: new Date(starts).toISOString(),
    ends: new Date(starts + minutes * minuteMs).toISOString(),
  };
}

/** Returns the minutes between two times of one day; 0 or less when the second is not later. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`2026-01-01T${to}:00Z`) - Date.parse(`2026-01-01T${from}:00Z`)) / minuteMs || 0;

/** Returns the length of a reservation in minutes. */
export const minutesOf = ({ starts, ends }: { readonly starts: string; readonly ends: string }): number =>
  (Date.parse(ends) - Date.parse(starts)) / minuteMs;
