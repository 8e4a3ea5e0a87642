import { monthsAfter } from '@portal/shared/rules';

/** A period that is chosen by one press; empty days are open. */
export interface NamedPeriod {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the day before a day such as 2026-11-01. */
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Returns the periods by which an office closes its books, for a day of the lab. */
export function bookPeriods(today: string): readonly NamedPeriod[] {
  const first = `${today.slice(0, 8)}01`;
  const year = today.slice(0, 4);
  return [
    { label: '上月', from: monthsAfter(first, -1), to: dayBefore(first) },
    { label: '本月', from: first, to: today },
    { label: '今年', from: `${year}-01-01`, to: today },
    { label: '不限', from: '', to: '' },
  ];
}
