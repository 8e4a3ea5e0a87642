import type { ShownInstrument } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findDevicesOnSale } from '../device/device.repo';
import { isPermitted } from './instrument.permission.repo';
import { presentShown } from './instrument.present';
import {
  findClosures,
  findDevicesOf,
  findInService,
  findInstrumentByCode,
  findInstrumentByDoor,
  findInstruments,
  type InstrumentRow,
} from './instrument.repo';
import type { TimeRange, Timetable } from './instrument.time.rules';

/** Returns the instrument with this key; refuses with not_found. */
export async function instrumentByRid(tx: Tx, rid: string): Promise<InstrumentRow> {
  const [row] = await findInstruments(tx, [rid]);
  if (!row) throw refuse('not_found', { noun: 'instrument' });
  return row;
}

/** Returns the instrument with this code, for staff; refuses with not_found. */
export async function instrumentByCode(tx: Tx, code: string): Promise<InstrumentRow> {
  const row = await findInstrumentByCode(tx, code);
  if (!row) throw refuse('not_found', { noun: 'instrument', code });
  return row;
}

/** Returns the instrument behind a code at a door; refuses with not_found. */
export async function instrumentByDoor(tx: Tx, door: string): Promise<InstrumentRow> {
  const row = await findInstrumentByDoor(tx, door);
  if (!row) throw refuse('not_found', { noun: 'instrument' });
  return row;
}

/** Returns the instruments in service as visitors see them, with the services on sale that use them. */
export async function shownInstruments(tx: Tx): Promise<ShownInstrument[]> {
  const rows = await findInService(tx);
  const uses = await findDevicesOf(
    tx,
    rows.map(({ rid }) => rid),
  );
  const devices = await findDevicesOnSale(
    tx,
    uses.map(({ device_rid }) => device_rid),
  );
  return rows.map((row) => presentShown(row, uses, devices));
}

/** Returns an instrument with the closures that matter from a time on. */
export async function timetableOf(
  tx: Tx,
  instrument: InstrumentRow,
  { starts }: Pick<TimeRange, 'starts'>,
): Promise<Timetable & InstrumentRow> {
  const closures = await findClosures(tx, [instrument.rid], labClock(starts).today);
  return { ...instrument, closures };
}

/** Returns whether the member may operate the instrument without an operator. */
export async function mayOperate(
  tx: Tx,
  { rid, self_operated }: Pick<InstrumentRow, 'rid' | 'self_operated'>,
  user_rid: string,
): Promise<boolean> {
  return self_operated && (await isPermitted(tx, { instrument_rid: rid, user_rid }));
}
