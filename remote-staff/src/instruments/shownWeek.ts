import { query } from '@portal/shared/api';
import type { Data, StaffInstrument } from '@portal/shared/contract';
import { dayIn, useSearchParams, withQuery } from '@portal/shared/portal';
import { daysAfter, labClock, limits, weekdayOf } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { askAgain } from '../ui/useCounts';
import { useNow } from '../ui/useNow';

export type ReservationRow = Data<'staff/reservation/list'>['list'][number];

/** What the page of the instruments shows, stored in the URL. */
interface ShownWeek {
  /** Code of the instrument; empty for the first one. */
  readonly code: string;
  /** The seven days, today first unless the URL names another one. */
  readonly days: readonly [string, ...string[]];
  readonly today: string;
}

/** What the open page shows. A day that is wrong in the URL counts as missing. */
export function useShownWeek(): ShownWeek {
  const [search] = useSearchParams();
  const { today } = labClock(useNow());
  const from = dayIn(search, 'from') || today;
  const later = [1, 2, 3, 4, 5, 6].map((days) => daysAfter(from, days));
  return { code: search.get('instrument') ?? '', days: [from, ...later], today };
}

/** Returns the URL of an instrument's week. */
export const weekPath = (instrument: string, from: string): string =>
  withQuery('/staff/instruments', { instrument, from });

/** Returns when an instrument is open on a day: 09:00–17:00; empty when it is not. */
export const hoursOn = ({ hours }: Pick<StaffInstrument, 'hours'>, day: string): string =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ from, to }) => `${from}–${to}`)
    .join('、');

/** Returns why an instrument is closed on a day; undefined when no closure contains it. */
export const closedOn = ({ closures }: Pick<StaffInstrument, 'closures'>, day: string): string | undefined =>
  closures.find(({ from, to }) => from <= day && day <= to)?.reason;

/** Returns the time of a reservation at the lab, with the last day where it is another: 09:00–11:00. */
export function timeOf({ starts, ends }: Pick<ReservationRow, 'starts' | 'ends'>): string {
  const [from, to] = [labClock(new Date(starts)), labClock(new Date(ends))];
  return `${from.time}–${from.today === to.today ? '' : `${to.today.slice(5)} `}${to.time}`;
}

/** The reservations of an instrument that begin on a day, by time. */
export const useReservations = (instrument: string, day: string) =>
  useQuery({
    ...query('staff/reservation/list', { day, instrument, size: limits.pageSizeMax }),
    refetchInterval: askAgain,
  });
