import type { Reservation, ReservationWait } from '@portal/shared/contract';
import type { ReservationAct } from '@portal/shared/rules';
import type { InstrumentRow } from '../instrument/instrument.repo';
import type { ReservationRow } from './reservation.repo';
import type { WaitRow } from './reservation.wait.repo';

const used = ({ rid, code, name, place }: InstrumentRow): Reservation['instrument'] => ({
  rid,
  code,
  name,
  place,
});

/** Returns a reservation. `can` lists the acts that the caller may do now. */
export function presentReservation(
  row: ReservationRow,
  instrument: InstrumentRow,
  can: readonly ReservationAct[],
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
    instrument: used(instrument),
    starts: row.starts.toISOString(),
    ends: row.ends.toISOString(),
    until: row.until?.toISOString() ?? null,
    order: order_rid === null || order_code === null ? null : { rid: order_rid, code: order_code },
    created: row.created.toISOString(),
    can: [...can],
  };
}

export function presentWait(row: WaitRow, instrument: InstrumentRow): ReservationWait {
  return {
    rid: row.rid,
    device: { rid: row.device_rid, name: row.device_name },
    instrument: used(instrument),
    starts: row.starts.toISOString(),
    ends: row.ends.toISOString(),
    created: row.created.toISOString(),
  };
}
