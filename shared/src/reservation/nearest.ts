import {
  type FreeInstrument,
  freeRange,
  type InstrumentTime,
  minutesOf,
  type Seen,
  slotWeek,
} from './slotWeek';

/** Returns the other free times of the same length that are nearest to a wanted time, on any instrument of the service. */
export function nearestTimes(
  instruments: readonly FreeInstrument[],
  wanted: InstrumentTime,
  seen: Seen,
): InstrumentTime[] {
  const begin = Date.parse(wanted.starts);
  const far = ({ starts, instrument_rid }: InstrumentTime): number =>
    // Of two times at the same distance the one on the same instrument comes first.
    Math.abs(Date.parse(starts) - begin) + (instrument_rid === wanted.instrument_rid ? 0 : 1);
  return instruments
    .flatMap((instrument) => {
      const { slots } = slotWeek(instrument, seen);
      return slots.flatMap((_, index) => {
        const range = freeRange(slots, index, minutesOf(wanted));
        return range ? [{ ...range, instrument_rid: instrument.rid }] : [];
      });
    })
    .filter((time) => time.starts !== wanted.starts || time.instrument_rid !== wanted.instrument_rid)
    .sort((a, b) => far(a) - far(b))
    .slice(0, nearestCount);
}

const nearestCount = 3;
