import type { Device } from '@portal/shared/contract';
import { heldFor, hoursOf, useFreeTime, useOwnTime } from '@portal/shared/reservation';
import { booksTime } from '@portal/shared/rules';

/** The instrument time of a service that is counted in hours. */
export interface BookedTime {
  /** What the member holds and can order. */
  readonly held: ReturnType<typeof heldFor>;
  /** Hours that are held: the quantity. */
  readonly hours: number;
  /** This week's time of the instruments; undefined until it is known. */
  readonly free: ReturnType<typeof useFreeTime>['free']['data'];
}

/**
 * Returns the instrument time of a service whose quantity is the hours that are held; undefined for services with a count, and for
 * those without an instrument, whose time staff arrange by phone. `offered`: false in a preview. Use it inside `observer`.
 */
export function useBookedTime(device: Device, offered: boolean): BookedTime | undefined {
  const books = offered && booksTime(device);
  const own = useOwnTime(books);
  const free = useFreeTime(device.rid, 0, books).free.data;
  if (!books || free?.length === 0) return undefined;
  const held = heldFor(own.reservations, device.rid);
  return { held, hours: hoursOf(held), free };
}
