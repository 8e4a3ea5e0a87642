import { labClock } from './clock';
import { limits } from './limits';

/** Minutes before its start from which a member can begin a booked time at the instrument. */
export const earlyMinutes = 15;

/** Minutes before its start from which staff, who see that the instrument is free, can begin it. */
export const earlyStaffMinutes = 120;

/** Minutes after its end for which the use of an instrument may last without a charge: to take the sample out and to leave. */
export const graceMinutes = 10;

const minuteMs = 60_000;

/** A booked time, and until when the instrument was really used. */
interface Used {
  readonly ends: Date;
  readonly used_until: Date;
}

/**
 * Returns the minutes that are charged beyond a booked time: begun half hours after its end, 0 within the grace. Booked time that
 * was not used is not returned, because the instrument was kept for it.
 */
export function overtimeMinutes({ ends, used_until }: Used): number {
  const over = (used_until.getTime() - ends.getTime()) / minuteMs;
  return over <= graceMinutes ? 0 : Math.ceil(over / limits.instrumentGrid) * limits.instrumentGrid;
}

/** Returns what so many minutes cost in fen at the price of ordered hours, rounded to the nearest. */
export const overtimeFen = (
  { total_fen, count }: { readonly total_fen: number; readonly count: number },
  minutes: number,
): number => Math.round((total_fen * minutes) / (count * 60));

interface RecordedUse {
  /** ISO instants; `until` null while the instrument is in use. */
  readonly used: { readonly from: string; readonly until: string | null } | null;
  /** Minutes. */
  readonly overtime: number;
}

/** Says when an instrument was really used, and what is charged beyond the booked time; empty without a record. */
export function usedText({ used, overtime }: RecordedUse): string {
  if (!used) return '';
  const from = labClock(new Date(used.from)).time;
  if (used.until === null) return `使用中，${from} 开始`;
  const over = overtime > 0 ? `，超时计费 ${overtime} 分钟` : '';
  return `实际 ${from}–${labClock(new Date(used.until)).time}${over}`;
}
