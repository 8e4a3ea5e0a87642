import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { Refusal, refuse } from '../../http/error';
import { dayEnd, dayStart } from '../../kit/time';
import { audit } from '../audit/audit.repo';
import { operationRevoked } from '../instrument/instrument.notice';
import { deletePermission } from '../instrument/instrument.permission.repo';
import {
  findDevicesOf,
  findUses,
  type InstrumentRow,
  insertClosure,
  lockInstruments,
  setService,
} from '../instrument/instrument.repo';
import { instrumentByCode, timetableOf } from '../instrument/instrument.service';
import { type By, memberByAccount } from '../instrument/instrument.staff.service';
import type { TimeRange } from '../instrument/instrument.time.rules';
import { notify } from '../message/message.service';
import { applyChange, takeOver } from './reservation.change.service';
import { timeCancelled, timeMoved } from './reservation.notice';
import { findLiveWithin, giveOperator, type ReservationRow } from './reservation.repo';
import { requireBookable } from './reservation.rules';
import { freeSeats } from './reservation.seat.repo';
import { settle } from './reservation.settle.service';

type Cleared = Data<'staff/instrument/close'>;

/** Closes an instrument on some days. */
export async function closeInstrument(
  tx: Tx,
  { code, from, to, reason }: Parsed<'staff/instrument/close'>,
  { staff_rid, at }: By,
): Promise<Cleared> {
  if (to < from) throw refuse('invalid_input', { fields: { to: reasons.closureRange } });
  const place = await lockPlace(tx, code);
  await insertClosure(tx, { rid: newRid(), instrument_rid: place.rid, from, to, reason });
  const begin = dayStart(from);
  const range = { starts: begin < at ? at : begin, ends: dayEnd(to) };
  const cleared = await clear(tx, place, { range, reason, at });
  await audit(tx, { staff_rid, act: 'instrument.close', target: code, note: `${from} ${to} ${reason}`, at });
  return cleared;
}

/** Takes an instrument out of service until staff put it back. */
export async function takeOutOfService(
  tx: Tx,
  { code, reason }: Parsed<'staff/instrument/outOfService'>,
  { staff_rid, at }: By,
): Promise<Cleared> {
  const place = await lockPlace(tx, code);
  await setService(tx, place.rid, reason);
  const range = { starts: at, ends: new Date('2100-01-01T00:00:00Z') };
  const cleared = await clear(tx, place, { range, reason, at });
  await audit(tx, { staff_rid, act: 'instrument.outOfService', target: code, note: reason, at });
  return cleared;
}

/** Takes back a permission to operate alone; the member's reservations to come are with an operator. */
export async function revokeOperation(
  tx: Tx,
  { code, account }: Parsed<'staff/instrument/revoke'>,
  { staff_rid, at }: By,
): Promise<void> {
  const instrument = await instrumentByCode(tx, code);
  const user = await memberByAccount(tx, account);
  const permitted = { instrument_rid: instrument.rid, user_rid: user.rid };
  if (!(await deletePermission(tx, permitted))) return;
  await giveOperator(tx, permitted, at);
  await notify(tx, user.rid, operationRevoked(instrument), at);
  await audit(tx, { staff_rid, act: 'instrument.revoke', target: user.rid, note: code, at });
}

interface Closing {
  readonly range: TimeRange;
  readonly reason: string;
  readonly at: Date;
}

/** An instrument that is closed, and those that its reservations may be moved to. All are locked. */
interface Place {
  readonly rid: string;
  readonly uses: Awaited<ReturnType<typeof findUses>>;
  readonly rids: readonly string[];
}

/** Locks an instrument and those of the same services, in one order, before anything changes. */
async function lockPlace(tx: Tx, code: string): Promise<Place> {
  const { rid } = await instrumentByCode(tx, code);
  const services = await findDevicesOf(tx, [rid]);
  const uses = await findUses(
    tx,
    services.map(({ device_rid }) => device_rid),
  );
  const rids = [...new Set([rid, ...uses.map(({ instrument_rid }) => instrument_rid)])];
  await lockInstruments(tx, rids);
  return { rid, uses, rids };
}

/**
 * Moves the reservations of a closed time to another instrument of the same service that is free at the same time, or
 * cancels them. Their members are notified. What waits for the instrument keeps waiting.
 */
async function clear(tx: Tx, { rid, uses, rids }: Place, { range, reason, at }: Closing): Promise<Cleared> {
  const all = await lockInstruments(tx, rids);
  const closed = all.find((one) => one.rid === rid);
  if (!closed) throw new Error(`there is no instrument ${rid}`);
  for (const instrument of all) await settle(tx, instrument, at);
  const cleared = { moved: 0, cancelled: 0 };
  for (const row of await findLiveWithin(tx, rid, range)) {
    // Somebody is at the instrument: the lab ends that use itself.
    if (row.used_from !== null) continue;
    const others = all.filter(
      (one) =>
        one.rid !== rid &&
        uses.some((use) => use.instrument_rid === one.rid && use.device_rid === row.device_rid),
    );
    if (await moveToOther(tx, row, others, { reason, at })) cleared.moved += 1;
    else {
      const change = { state: 'cancelled', until: null, note: reason } as const;
      await notify(tx, row.user_rid, timeCancelled(await applyChange(tx, row, change), closed, reason), at);
      await freeSeats(tx, [row.rid]);
      cleared.cancelled += 1;
    }
  }
  return cleared;
}

async function moveToOther(
  tx: Tx,
  row: ReservationRow,
  others: readonly InstrumentRow[],
  { reason, at }: Pick<Closing, 'reason' | 'at'>,
): Promise<boolean> {
  for (const target of others) {
    try {
      requireBookable(await timetableOf(tx, target, row), row, at);
      const moved = await tx.transaction((inner) => takeOver(inner, row, { target, range: row, at }));
      await notify(tx, row.user_rid, timeMoved(moved, target, reason), at);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.id !== 'reservation_unavailable') throw error;
    }
  }
  return false;
}
