import type { Reservation } from '@portal/shared/contract';
import { heldFor, hoursOf } from '@portal/shared/reservation';
import { hourUnit } from '@portal/shared/rules';
import type { OrderItems } from '../orderItems';

/** Instrument time of one service of the order that is counted in hours. */
export interface ServiceTime {
  readonly device_rid: string;
  readonly name: string;
  /** What the member holds for the service. */
  readonly reservations: readonly Reservation[];
  /** Hours that are held, and hours that are ordered. The time is used for the order when they are equal. */
  readonly held: number;
  readonly ordered: number;
}

/** Returns the instrument time of each service of the order that is counted in hours. */
export function serviceTimes(
  { items, onSite }: Pick<OrderItems, 'items' | 'onSite'>,
  reservations: readonly Reservation[],
): ServiceTime[] {
  const hourly = onSite ? items.filter(({ unit }) => unit === hourUnit) : [];
  return [...new Set(hourly.map(({ device_rid }) => device_rid))].map((device_rid) => {
    const items = hourly.filter((item) => item.device_rid === device_rid);
    const own = heldFor(reservations, device_rid);
    return {
      device_rid,
      name: items[0]?.name ?? '',
      reservations: own,
      held: hoursOf(own),
      ordered: items.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** Returns the held time that the order books. */
export const bookedTimes = (times: readonly ServiceTime[]): Reservation[] =>
  times.filter(({ held, ordered }) => held === ordered).flatMap(({ reservations }) => reservations);

/** Returns what the member sees of held time, for the order that books it. */
export const seenTime = ({ instrument, starts, ends }: Reservation) => ({
  instrument_rid: instrument.rid,
  starts,
  ends,
});
