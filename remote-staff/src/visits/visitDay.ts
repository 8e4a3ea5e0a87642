import type { Data } from '@portal/shared/contract';
import { dayIn, useSearchParams, withQuery } from '@portal/shared/portal';
import { labClock } from '@portal/shared/rules';
import { useNow } from '../ui/useNow';

export type VisitRow = Data<'staff/desk/visits'>['list'][number];

export const visitsPath = '/staff/visits';

/** What the page of a day shows, stored in the URL. */
interface ShownDay {
  readonly day: string;
  /** The lab's day now, at which the URL names none. */
  readonly today: string;
  /** Only the visits in this city; empty for all. */
  readonly city: string;
}

/** What the open page shows. A day that is wrong in the URL counts as missing. */
export function useShownDay(): ShownDay {
  const [search] = useSearchParams();
  const { today } = labClock(useNow());
  return { day: dayIn(search, 'day') || today, today, city: search.get('city') ?? '' };
}

/** Returns the URL of a day, perhaps of one city. */
export const dayPath = (day: string, city = ''): string => withQuery(visitsPath, { day, city });

/** The visits of a slot, or those of one city in it, in the order in which they are driven. */
interface Stop {
  readonly title: string;
  readonly visits: readonly VisitRow[];
}

export const citiesOf = (visits: readonly VisitRow[]): readonly string[] => [
  ...new Set(visits.map(({ city }) => city)),
];

/** Returns the visits by slot and, where the day has several cities, by city. */
export function stopsOf(visits: readonly VisitRow[]): readonly Stop[] {
  const hasCities = citiesOf(visits).length > 1;
  const stops = new Map<string, VisitRow[]>();
  for (const visit of visits) {
    const title = hasCities ? `${visit.time} ${visit.city}` : visit.time;
    stops.set(title, [...(stops.get(title) ?? []), visit]);
  }
  return [...stops].map(([title, list]) => ({ title, visits: list }));
}
