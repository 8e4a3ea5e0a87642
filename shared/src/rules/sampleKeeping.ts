import { daysAfter, monthsAfter, weekdayOf } from './calendar';
import type { PickupSetting } from './pickup';

/** Working days until a sample is sent back or destroyed after the test (specification, section 9). */
export const disposalDays = 5;

/** Days before the end of the keeping period at which the member is reminded. */
export const keepingNoticeDays = 7;

/** Days after which a parcel with samples counts as received by its member. */
export const parcelDays = 15;

/** Has the shape of the contract's sampleKeeping; declared here because rules do not import the contract. */
export interface SampleKeeping {
  /** Months of the first period, and of each extension. */
  readonly months: number;
  /** Months after the receipt beyond which no sample is kept. */
  readonly most_months: number;
}

/** Returns the day until which a sample is kept after one more extension; days are YYYY-MM-DD. */
export function keptUntil(
  { months, most_months }: SampleKeeping,
  { until, received, today }: { until: string | null; received: string; today: string },
): string {
  const from = until !== null && until > today ? until : today;
  const [extended, most] = [monthsAfter(from, months), monthsAfter(received, most_months)];
  return extended < most ? extended : most;
}

/** The days on which the lab is closed, or open against the week. */
export type Closures = Pick<PickupSetting, 'disabled_date' | 'disabled_week' | 'invalid_disabled_date'>;

/** Days in which working days are searched, so that a calendar without them ends the search. */
const searchedDays = 366;

/**
 * Returns the day that is `count` working days after `day`, in the lab's calendar of the settings; plain days after it when the
 * calendar has too few working days in a year.
 */
export function workingDayAfter(day: string, count: number, setting: Closures): string {
  let left = count;
  for (let ahead = 1; ahead <= searchedDays && left > 0; ahead++) {
    const next = daysAfter(day, ahead);
    if (isWorkingDay(next, setting)) left -= 1;
    if (left === 0) return next;
  }
  return daysAfter(day, count);
}

/** Returns whether the lab is open on a day, in its calendar of the settings. */
export function isWorkingDay(day: string, setting: Closures): boolean {
  if (setting.invalid_disabled_date.includes(day)) return true;
  return !setting.disabled_date.includes(day) && !setting.disabled_week.includes(weekdayOf(day));
}
