import { instrumentPermissions } from '../instrument/instrument.table';
import { reservations, reservationWaits } from '../reservation/reservation.table';
import { byUser, type Records, records } from './personal.recordsOfTable.repo';

/** Instrument time of a member. */
export const reservationRecords: readonly Records[] = [
  records(reservations, {
    of: byUser(reservations.user_rid),
    exported: { file: 'reservations' },
    hidden: ['reminded_day', 'reminded_hour'],
    sortedBy: reservations.starts,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      device_rid: 'keep',
      device_name: 'keep',
      instrument_rid: 'keep',
      state: 'keep',
      order_rid: 'keep',
      order_code: 'keep',
      note: 'clear',
    },
  }),
  records(reservationWaits, {
    of: byUser(reservationWaits.user_rid),
    exported: { file: 'waits' },
    sortedBy: reservationWaits.starts,
    closing: 'delete',
  }),
  records(instrumentPermissions, {
    of: byUser(instrumentPermissions.user_rid),
    exported: { file: 'operations' },
    sortedBy: instrumentPermissions.granted,
    closing: 'delete',
  }),
];
