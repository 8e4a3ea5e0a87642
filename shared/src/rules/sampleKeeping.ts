import { monthsAfter, weekdayOf } from './calendar';
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

type Closures = Pick<PickupSetting, 'disabled_date' | 'disabled_week' | 'invalid_disabled_date'>;

/** Returns the day that is `count` working days after `day`, in the lab's calendar of the settings. */
export function workingDayAfter(day: string, count: number, setting: Closures): string {
  const date = new Date(day);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date.toISOString().slice(0, 10), setting)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

function isWorkingDay(day: string, setting: Closures): boolean {
  if (setting.invalid_disabled_date.includes(day)) return true;
  return !setting.disabled_date.includes(day) && !setting.disabled_week.includes(weekdayOf(day));
}
