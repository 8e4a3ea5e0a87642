import dayjs from 'dayjs';

/** The days of a month in weeks from Monday; null where a week belongs to another month. `month` is YYYY-MM. */
export function weeksOf(month: string): (string | null)[][] {
  const first = dayjs(`${month}-01`);
  const lead = (first.day() + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = 0; day < first.daysInMonth(); day += 1)
    cells.push(first.add(day, 'day').format('YYYY-MM-DD'));
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `step` months on; months are YYYY-MM and compare as text. */
export function monthAfter(month: string, step: number): string {
  return dayjs(`${month}-01`).add(step, 'month').format('YYYY-MM');
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to, as in any calendar grid; undefined for other keys. */
export function dayByKey(day: string, key: string): string | undefined {
  const at = dayjs(day);
  if (key === 'PageUp') return at.subtract(1, 'month').format('YYYY-MM-DD');
  if (key === 'PageDown') return at.add(1, 'month').format('YYYY-MM-DD');
  const step = steps[key];
  return step === undefined ? undefined : at.add(step, 'day').format('YYYY-MM-DD');
}

/** 2026年11月21日 星期六 */
export function dayName(day: string): string {
  const weekday = '日一二三四五六'[dayjs(day).day()] ?? '';
  return `${dayjs(day).format('YYYY年M月D日')} 星期${weekday}`;
}
