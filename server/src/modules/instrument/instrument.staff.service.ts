import { type Data, type Parsed, reasons, type StaffInstrument } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { lockName } from '../../db/nameLock';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { audit } from '../audit/audit.repo';
import { findDevices } from '../device/device.repo';
import { notify } from '../message/message.service';
import { findInUse, findUsers, memberLabels, type UserRow } from '../user/user.repo';
import { operationPermitted } from './instrument.notice';
import { insertPermission, listPermissions } from './instrument.permission.repo';
import { presentForStaff } from './instrument.present';
import {
  deleteClosures,
  findClosures,
  findDevicesOf,
  findInstrumentByCode,
  type InstrumentRow,
  listInstruments,
  putInstrument,
  setService,
} from './instrument.repo';
import { instrumentByCode } from './instrument.service';

/** The member of staff who acts, and when. */
export interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Returns instruments as staff see them. */
async function withParts(tx: Tx, rows: readonly InstrumentRow[], at: Date): Promise<StaffInstrument[]> {
  const rids = rows.map(({ rid }) => rid);
  const uses = await findDevicesOf(tx, rids);
  const closures = await findClosures(tx, rids, labClock(at).today);
  return rows.map((row) => presentForStaff(row, uses, closures));
}

/** Returns a page of the instruments by code. */
export async function instrumentsForStaff(
  tx: Tx,
  page: Parsed<'staff/instrument/list'>,
  at: Date,
): Promise<Data<'staff/instrument/list'>> {
  const { total, rows } = await listInstruments(tx, page);
  return { total, list: await withParts(tx, rows, at) };
}

/** Returns one instrument as staff see it. */
async function oneForStaff(tx: Tx, code: string, at: Date): Promise<StaffInstrument> {
  const [shown] = await withParts(tx, [await instrumentByCode(tx, code)], at);
  if (!shown) throw new Error('an instrument was not presented');
  return shown;
}

/**
 * Adds an instrument, or replaces the one with this code, from its present state. Refuses services that the catalogue does not
 * have.
 */
export async function saveInstrument(
  tx: Tx,
  { device_rids, etag, ...terms }: Parsed<'staff/instrument/save'>,
  { staff_rid, at }: By,
): Promise<StaffInstrument> {
  const known = new Set((await findDevices(tx, device_rids)).map(({ rid }) => rid));
  const unknown = device_rids.find((rid) => !known.has(rid));
  if (unknown !== undefined)
    throw refuse('invalid_input', { fields: { device_rids: reasons.deviceUnknown(unknown) } });
  await lockName(tx, `instrument ${terms.code}`);
  const saved = await findInstrumentByCode(tx, terms.code);
  requireUnchanged(saved && (await oneForStaff(tx, terms.code, at)), etag);
  await putInstrument(tx, { ...terms, rid: newRid() }, device_rids);
  await audit(tx, { staff_rid, act: 'instrument.save', target: terms.code, note: terms.name, at });
  return oneForStaff(tx, terms.code, at);
}

/** Removes the closures that contain a day. Refuses with not_found when there is none. */
export async function reopenInstrument(
  tx: Tx,
  { code, day }: Parsed<'staff/instrument/reopen'>,
  { staff_rid, at }: By,
): Promise<StaffInstrument> {
  const { rid } = await instrumentByCode(tx, code);
  if ((await deleteClosures(tx, rid, day)) === 0) throw refuse('not_found', { msg: reasons.noClosure(day) });
  await audit(tx, { staff_rid, act: 'instrument.reopen', target: code, note: day, at });
  return oneForStaff(tx, code, at);
}

/** Puts an instrument back into service. */
export async function returnToService(tx: Tx, code: string, { staff_rid, at }: By): Promise<StaffInstrument> {
  const { rid } = await instrumentByCode(tx, code);
  await setService(tx, rid, null);
  await audit(tx, { staff_rid, act: 'instrument.inService', target: code, note: '', at });
  return oneForStaff(tx, code, at);
}

/** Returns the member with this account; refuses with not_found. */
export async function memberByAccount(tx: Tx, account: string): Promise<UserRow> {
  const user = await findInUse(tx, account);
  if (!user) throw refuse('not_found', { msg: reasons.memberUnknown(account) });
  return user;
}

/** Permits a member to operate an instrument alone, and notifies the member. A second time changes nothing. */
export async function permitOperation(
  tx: Tx,
  { code, account }: Parsed<'staff/instrument/permit'>,
  { staff_rid, at }: By,
): Promise<void> {
  const instrument = await instrumentByCode(tx, code);
  const user = await memberByAccount(tx, account);
  const permission = { instrument_rid: instrument.rid, user_rid: user.rid, granted: at };
  if (!(await insertPermission(tx, permission))) return;
  await notify(tx, user.rid, operationPermitted(instrument), at);
  await audit(tx, { staff_rid, act: 'instrument.permit', target: user.rid, note: code, at });
}

/** Returns a page of the members who may operate an instrument alone. */
export async function permittedMembers(
  tx: Tx,
  { code, ...page }: Parsed<'staff/instrument/permissions'>,
): Promise<Data<'staff/instrument/permissions'>> {
  const { rid } = await instrumentByCode(tx, code);
  const { total, rows } = await listPermissions(tx, rid, page);
  const rids = rows.map(({ user_rid }) => user_rid);
  const labels = await memberLabels(tx, rids);
  const accounts = new Map((await findUsers(tx, rids)).map((user) => [user.rid, user.account]));
  const list = rows.map(({ user_rid, granted }) => ({
    account: accounts.get(user_rid) ?? '',
    member: labels.get(user_rid) ?? '',
    granted: granted.toISOString(),
  }));
  return { total, list };
}
