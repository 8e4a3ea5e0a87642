import { query, serverNow } from '@portal/shared/api';
import { daysAfter, labClock, limits } from '@portal/shared/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InstrumentTime } from './slotWeek';

const weekDays = 7;

/** The days of a week of the chooser; week 0 begins today. The last one ends when no time can be reserved any more. */
function daysOfWeek(week: number) {
  const { today } = labClock(serverNow());
  const last = daysAfter(today, limits.reservationDays);
  const [from, to] = [daysAfter(today, week * weekDays), daysAfter(today, week * weekDays + weekDays - 1)];
  return { from, to: to < last ? to : last };
}

export const lastWeek = Math.floor(limits.reservationDays / weekDays);

/** Returns the week of the chooser that contains an instant. */
export function weekOf(instant: string): number {
  const { today } = labClock(serverNow());
  const day = labClock(new Date(instant)).today;
  const week = Math.floor((Date.parse(day) - Date.parse(today)) / (weekDays * 24 * 3_600_000));
  return Math.min(Math.max(week, 0), lastWeek);
}

/** The free time of a service's instruments in a week. It is fetched again each half minute, because others take time. */
export function useFreeTime(device_rid: string, week: number, wanted = true) {
  const days = daysOfWeek(week);
  const free = useQuery({
    ...query('open/web/instrument/free', { device_rid, ...days }),
    enabled: wanted,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  return { free, days };
}

/** The free time of a service's instruments around a wanted time, from some days before it on. */
export function useFreeTimeAround(device_rid: string, { starts }: InstrumentTime) {
  const { today } = labClock(serverNow());
  const day = labClock(new Date(starts)).today;
  const [early, late] = [daysAfter(day, -3), daysAfter(day, 10)];
  const last = daysAfter(today, limits.reservationDays);
  const days = { from: early > today ? early : today, to: late < last ? late : last };
  return useQuery(query('open/web/instrument/free', { device_rid, ...days }));
}
