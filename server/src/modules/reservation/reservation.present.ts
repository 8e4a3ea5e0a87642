import type { Reservation, ReservationWait } from '@portal/shared/contract';
import type { ReservationAct } from '@portal/shared/rules';
import type { InstrumentRow } from '../instrument/instrument.repo';
import type { ReservationRow } from './reservation.repo';
import type { WaitRow } from './reservation.wait.repo';

/** Returns an instrument as it stands in a reservation. */
export const usedInstrument = ({ rid, code, name, place }: InstrumentRow): Reservation['instrument'] => ({
  rid,
  code,
  name,
  place,
});

interface Shown {
  /** Acts that the caller may do now. */
  readonly can: readonly ReservationAct[];
  /** Minutes that are charged beyond the booked time. */
  readonly overtime: number;
}

export function presentReservation(
  row: ReservationRow,
  instrument: InstrumentRow,
  { can, overtime }: Shown,
): Reservation {
  const { rid, code, state, alone, offered, order_rid, order_code, note } = row;
  return {
    rid,
    code,
    state,
    alone,
    offered,
    note,
    device: { rid: row.device_rid, name: row.device_name },
    instrument: usedInstrument(instrument),
    starts: row.starts.toISOString(),
    ends: row.ends.toISOString(),
    until: row.until?.toISOString() ?? null,
    order: order_rid === null || order_code === null ? null : { rid: order_rid, code: order_code },
    used: usedOf(row),
    overtime,
    created: row.created.toISOString(),
    can: [...can],
  };
}

const usedOf = ({ used_from, used_until }: ReservationRow): Reservation['used'] =>
  used_from && { from: used_from.toISOString(), until: used_until?.toISOString() ?? null };

export function presentWait(row: WaitRow, instrument: InstrumentRow): ReservationWait {
  return {
    rid: row.rid,
    device: { rid: row.device_rid, name: row.device_name },
    instrument: usedInstrument(instrument),
    starts: row.starts.toISOString(),
    ends: row.ends.toISOString(),
    created: row.created.toISOString(),
  };
}
