import type { SamplingSetting } from '@portal/shared/contract';
import { textOfDays } from './days';

/** Slots that are closed on one day. */
export interface ClosedSlots {
  readonly date: string;
  readonly times: string[];
}

/** The times of pick-ups as they are written: what is closed on single days as a list. */
export interface VisitTimes extends Omit<SamplingSetting, 'disabled_date_time'> {
  readonly disabled_date_time: ClosedSlots[];
}

export const visitLabels: Readonly<Record<keyof VisitTimes, string>> = {
  sampling_time_arr: '取样时段',
  disabled_week: '每周不取样',
  disabled_time: '一直关闭的时段',
  disabled_date: '不取样的日期',
  invalid_disabled_date: '仍然取样的日期',
  disabled_date_time: '某一天关闭的时段',
};

export const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** Returns the setting as it is written. */
export const visitTimes = (setting: SamplingSetting): VisitTimes => ({
  sampling_time_arr: setting.sampling_time_arr,
  disabled_week: setting.disabled_week,
  disabled_time: setting.disabled_time,
  disabled_date: setting.disabled_date,
  invalid_disabled_date: setting.invalid_disabled_date,
  disabled_date_time: Object.entries(setting.disabled_date_time)
    .map(([date, times]) => ({ date, times }))
    .sort((one, other) => (one.date < other.date ? -1 : 1)),
});

/** Returns what is written as the setting; a day that is written twice has the slots of both. */
export function samplingSettingOf(times: VisitTimes): SamplingSetting {
  const byDay: Record<string, string[]> = {};
  for (const { date, times: closed } of times.disabled_date_time)
    byDay[date] = [...new Set([...(byDay[date] ?? []), ...closed])];
  return {
    sampling_time_arr: times.sampling_time_arr,
    disabled_week: times.disabled_week,
    disabled_time: times.disabled_time,
    disabled_date: times.disabled_date,
    invalid_disabled_date: times.invalid_disabled_date,
    disabled_date_time: byDay,
  };
}

/** Returns what changes when a slot has another time: what was closed of it stays closed. */
export function withSlot(times: VisitTimes, index: number, slot: string): Partial<VisitTimes> {
  const before = times.sampling_time_arr[index] ?? '';
  const isOther = times.sampling_time_arr.some((one, at) => at !== index && one === before);
  const moved = (list: readonly string[]) => list.map((one) => (one === before && !isOther ? slot : one));
  return {
    sampling_time_arr: times.sampling_time_arr.map((one, at) => (at === index ? slot : one)),
    disabled_time: moved(times.disabled_time),
    disabled_date_time: times.disabled_date_time.map(({ date, times: closed }) => ({
      date,
      times: moved(closed),
    })),
  };
}

const isClosed = (value: unknown): value is ClosedSlots =>
  typeof value === 'object' && value !== null && 'date' in value && 'times' in value;

/** Shows a part of the times of pick-ups as text. */
export function showVisitTimes(name: string, value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return '（空）';
  if (name === 'disabled_week') return value.map((day) => weekdays[day] ?? day).join('、');
  if (name === 'disabled_date' || name === 'invalid_disabled_date')
    return textOfDays(value.map(String)).replaceAll('\n', '、');
  if (name === 'disabled_date_time')
    return value
      .filter(isClosed)
      .map(({ date, times }) => `${date}：${times.join('、')}`)
      .join('\n');
  return value.map(String).join('、');
}
