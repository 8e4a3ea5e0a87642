import { type Closures, daysAfter, isWorkingDay, labClock } from '@portal/shared/rules';
import { dayEnd, dayStart } from '../../kit/time';

/** First and last day of a period, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A period as instants; the end is not part of it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Returns the instants at which a period begins and ends at the lab. */
export const spanOf = ({ from, to }: Days): Span => ({ from: dayStart(from), to: dayEnd(to) });

/** Returns the days of a period. */
export function daysOf({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** Returns the working days after the first day up to the last one: 0 for the same day. */
export const workingDaysBetween = (first: string, last: string, closures: Closures): number =>
  first < last
    ? daysOf({ from: daysAfter(first, 1), to: last }).filter((day) => isWorkingDay(day, closures)).length
    : 0;

/** A value with how often it occurs. */
export interface Counted {
  readonly value: number;
  readonly count: number;
}

/** Returns the smallest value that at least this share of all reach: the nearest rank. 0 without any value. */
export function percentile(values: readonly Counted[], share: number): number {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let reached = 0;
  for (const { value, count } of values.toSorted((one, other) => one.value - other.value)) {
    reached += count;
    if (reached >= share * total) return value;
  }
  return 0;
}

/** Parts of what is owed by the days since the statement was confirmed. */
export const ages = ['to30_fen', 'to60_fen', 'to90_fen', 'beyond_fen'] as const;
export type Age = (typeof ages)[number];

/** Returns the part to which a statement belongs that was confirmed on a day. */
export function ageOf(confirmed: string, now: Date): Age {
  const days = (dayStart(labClock(now).today).getTime() - dayStart(confirmed).getTime()) / 86_400_000;
  if (days <= 30) return 'to30_fen';
  if (days <= 60) return 'to60_fen';
  return days <= 90 ? 'to90_fen' : 'beyond_fen';
}
