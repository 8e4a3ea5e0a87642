import type { Reservation } from '@portal/shared/contract';
import { hoursOfMinutes, hourUnit } from '@portal/shared/rules';
import type { OrderItems } from '../orderItems';

/** Instrument time that the member holds for one service of the order. */
export interface HeldTime {
  readonly device_rid: string;
  readonly name: string;
  readonly reservations: readonly Reservation[];
  /** Hours that are held, and hours that are ordered. The time is used for the order when they are equal. */
  readonly held: number;
  readonly ordered: number;
}

/** Returns the held time of each service of the order that is counted in hours; services without any are missing. */
export function heldTimes(
  { items }: Pick<OrderItems, 'items'>,
  reservations: readonly Reservation[],
): HeldTime[] {
  const hourly = items.filter(({ unit }) => unit === hourUnit);
  return [...new Set(hourly.map(({ device_rid }) => device_rid))].flatMap((device_rid) => {
    const own = reservations.filter(({ state, device }) => state === 'held' && device.rid === device_rid);
    if (own.length === 0) return [];
    const ordered = hourly
      .filter((item) => item.device_rid === device_rid)
      .reduce((sum, { count }) => sum + count, 0);
    const held = hoursOfMinutes(own.reduce((sum, one) => sum + minutesOf(one), 0));
    const name = hourly.find((item) => item.device_rid === device_rid)?.name ?? '';
    return [{ device_rid, name, reservations: own, held, ordered }];
  });
}

const minutesOf = ({ starts, ends }: Reservation): number => (Date.parse(ends) - Date.parse(starts)) / 60_000;

/** Returns the keys of the held time that the order books. */
export const bookedRids = (times: readonly HeldTime[]): string[] =>
  times
    .filter(({ held, ordered }) => held === ordered)
    .flatMap(({ reservations }) => reservations.map(({ rid }) => rid));
