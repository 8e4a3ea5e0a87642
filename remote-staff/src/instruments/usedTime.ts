import { formatInstant } from '@portal/shared/rules';
import type { ReservationRow } from './shownWeek';

/** When an instrument was really used, as it is typed into fields of the browser: 2026-12-01T09:30, in the lab's time. */
export interface TypedUse {
  readonly from: string;
  readonly until: string;
}

/** Returns the recorded use as it is typed; empty where nothing is recorded. */
export const typedUse = ({ used }: Pick<ReservationRow, 'used'>): TypedUse => ({
  from: fieldOf(used?.from),
  until: fieldOf(used?.until ?? undefined),
});

const fieldOf = (instant: string | undefined): string =>
  instant === undefined ? '' : formatInstant(instant).replace(' ', 'T');

/** Returns the use as the calls take it; undefined while a time is missing or they are not in order. */
export function usedOf({ from, until }: TypedUse): { from: string; until: string } | undefined {
  const [begun, ended] = [instantOf(from), instantOf(until)];
  return begun !== undefined && ended !== undefined && begun < ended
    ? { from: begun, until: ended }
    : undefined;
}

function instantOf(typed: string): string | undefined {
  const at = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}
