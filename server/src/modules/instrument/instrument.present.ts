import type { Instrument, ShownInstrument, StaffInstrument } from '@portal/shared/contract';
import { etagOf } from '../../http/etag';
import type { ClosureRow, InstrumentRow } from './instrument.repo';

/** Returns what members see of an instrument. */
export function presentInstrument(row: InstrumentRow): Instrument {
  const { rid, code, name, place, slot_minutes, capacity, self_operated, out_of_service } = row;
  return { rid, code, name, place, slot_minutes, capacity, self_operated, out_of_service };
}

/** Returns what visitors see of an instrument, with those of the services that it is used for. */
export function presentShown(
  { rid, code, name, place, self_operated }: InstrumentRow,
  uses: readonly { readonly instrument_rid: string; readonly device_rid: string }[],
  devices: readonly { readonly rid: string; readonly name: string }[],
): ShownInstrument {
  const used = new Set(uses.flatMap((use) => (use.instrument_rid === rid ? [use.device_rid] : [])));
  const services = devices.filter((device) => used.has(device.rid));
  return { code, name, place, self_operated, services: services.map(({ rid, name }) => ({ rid, name })) };
}

/** Returns what staff see of an instrument, with its services and the closures to come. */
export function presentForStaff(
  row: InstrumentRow,
  uses: readonly { readonly instrument_rid: string; readonly device_rid: string }[],
  closures: readonly ClosureRow[],
): StaffInstrument {
  const device_rids = uses.flatMap((use) => (use.instrument_rid === row.rid ? [use.device_rid] : []));
  return {
    ...presentInstrument(row),
    device_rids,
    hours: row.hours,
    manuals: row.manuals,
    etag: etagOf({ ...row, out_of_service: null, device_rids }),
    closures: closures
      .filter((closure) => closure.instrument_rid === row.rid)
      .map(({ from, to, reason }) => ({ from, to, reason })),
  };
}
