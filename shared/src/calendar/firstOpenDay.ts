import { daysAfter } from '@portal/shared/rules';
import type { CalendarRules } from './rulesContext';

/** Returns the first open day (YYYY-MM-DD) from today to `to`, or today without one. */
export function firstOpenDay({ today, to, closedReason }: CalendarRules & { readonly to: string }): string {
  for (let day = today; day <= to; day = daysAfter(day, 1)) if (closedReason(day) === undefined) return day;
  return today;
}
