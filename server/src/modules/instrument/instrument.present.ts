import type { Instrument, StaffInstrument } from '@portal/shared/contract';
import type { ClosureRow, InstrumentRow } from './instrument.repo';

/** Returns what members see of an instrument. */
export function presentInstrument(row: InstrumentRow): Instrument {
  const { rid, code, name, place, slot_minutes, capacity, self_operated, out_of_service } = row;
  return { rid, code, name, place, slot_minutes, capacity, self_operated, out_of_service };
}

/** Returns what staff see of an instrument, with its services and the closures to come. */
export function presentForStaff(
  row: InstrumentRow,
  uses: readonly { readonly instrument_rid: string; readonly device_rid: string }[],
  closures: readonly ClosureRow[],
): StaffInstrument {
  return {
    ...presentInstrument(row),
    device_rids: uses.filter((use) => use.instrument_rid === row.rid).map(({ device_rid }) => device_rid),
    hours: row.hours,
    manuals: row.manuals,
    closures: closures
      .filter((closure) => closure.instrument_rid === row.rid)
      .map(({ from, to, reason }) => ({ from, to, reason })),
  };
}
