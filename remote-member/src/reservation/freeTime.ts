import type { Data, Reservation } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';

type Instruments = Data<'open/web/instrument/free'>;
type Slot = Instruments[number]['days'][number]['slots'][number];

/** A time on an instrument that a reservation can be moved to. */
export interface FreeTime {
  readonly instrument_rid: string;
  readonly instrument: string;
  readonly starts: string;
  readonly ends: string;
}

const length = ({ starts, ends }: { readonly starts: string; readonly ends: string }): number =>
  Date.parse(ends) - Date.parse(starts);

/**
 * Returns the times of the reservation's length that begin on a day and are free: consecutive slots, of which each has
 * a seat left or is taken by the reservation itself. The reservation's own time is omitted.
 */
export function freeTimes(instruments: Instruments, own: Reservation, day: string): FreeTime[] {
  return instruments.flatMap(({ rid, name, days }) => {
    const slots = days.flatMap((one) => one.slots).filter((slot) => isFree(slot, rid, own));
    return slots.flatMap((slot, index) => {
      if (labClock(new Date(slot.starts)).today !== day) return [];
      const ends = endOf(slots, index, length(own));
      const same = rid === own.instrument.rid && Date.parse(slot.starts) === Date.parse(own.starts);
      return ends === undefined || same
        ? []
        : [{ instrument_rid: rid, instrument: name, starts: slot.starts, ends }];
    });
  });
}

function isFree({ starts, ends, left }: Slot, instrument: string, own: Reservation): boolean {
  if (Date.parse(starts) <= Date.now()) return false;
  if (left > 0) return true;
  return (
    instrument === own.instrument.rid &&
    Date.parse(starts) >= Date.parse(own.starts) &&
    Date.parse(ends) <= Date.parse(own.ends)
  );
}

/** Returns when a time of `wanted` milliseconds ends that begins with the slot; undefined when its slots have a gap. */
function endOf(slots: readonly Slot[], first: number, wanted: number): string | undefined {
  let sum = 0;
  for (let index = first; index < slots.length; index++) {
    const slot = slots[index];
    const before = slots[index - 1];
    if (!slot || (index > first && before?.ends !== slot.starts)) return undefined;
    sum += length(slot);
    if (sum === wanted) return slot.ends;
    if (sum > wanted) return undefined;
  }
  return undefined;
}
