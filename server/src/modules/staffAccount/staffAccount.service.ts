import type { Parsed } from '@portal/shared/contract';
import { phonePattern } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errorCode';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import type { Member, StaffAccess } from '../../http/member';
import { hashPassword } from '../../kit/password';
import { after, latest } from '../../kit/time';
import { requireUncommon } from '../account/password.service';
import { audit } from '../audit/audit.repo';
import { endSessionsOf } from '../session/session.repo';
import { insertUser, setLocked, setPassword } from '../user/user.repo';
import { removeSecondFactor } from './secondFactor.repo';
import {
  findAccess,
  findStaffAccount,
  lockAdmins,
  putStaffAccount,
  type StaffAccountRow,
  setRoles,
} from './staffAccount.repo';

/** Seconds for which a session counts as verified after a second factor: a working day. */
const verifiedSeconds = 12 * 3600;

/** Returns what a member of staff may do; undefined for an account without roles. */
export async function findStaffAccess(
  { db, env, now }: Deps,
  { rid, session_rid }: Member,
): Promise<StaffAccess | undefined> {
  const row = await db.read((tx) => findAccess(tx, rid, session_rid));
  if (!row) return undefined;
  const access = { roles: row.roles };
  if (!env.secondFactor) return { ...access, secondFactor: 'given' };
  if (row.bound === null) return { ...access, secondFactor: 'missing' };
  const at = now();
  const { verified } = row;
  const isGiven = verified !== null && verified <= latest(at) && after(verified, verifiedSeconds) > at;
  return { ...access, secondFactor: isGiven ? 'given' : 'required' };
}

/** An admin who acts, and when. */
interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Adds an account of staff. Refuses with staff_taken when the name or the phone belongs to an account. */
export async function addStaffAccount(
  { account, name, password, roles }: Parsed<'staff/account/add'>,
  { db, member, now }: Context,
): Promise<StaffAccountRow> {
  const phone = phonePattern.test(account) ? account : null;
  requireUncommon(password, phone ?? '');
  const password_hash = await hashPassword(password);
  const by = { staff_rid: member.rid, at: now() };
  try {
    return await db.transaction(async (tx) => {
      const rid = newRid();
      await insertUser(tx, {
        rid,
        account,
        phone,
        name,
        password_hash,
        role: 'staff',
        first_password: true,
        invitation_code: newRid(),
        created: by.at,
      });
      await putStaffAccount(tx, { staff_rid: rid, roles, created: by.at });
      await audit(tx, { ...by, act: 'account.add', target: account, note: '', after: { roles } });
      return existing(tx, account);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('staff_taken');
    throw error;
  }
}

/** Replaces the roles of an account. Refuses with last_admin when no admin would remain, and the own account with own_account. */
export async function changeRoles(
  tx: Tx,
  { account, roles }: Parsed<'staff/account/roles'>,
  by: By,
): Promise<StaffAccountRow> {
  const admins = await lockAdmins(tx);
  const found = await existing(tx, account);
  if (!roles.includes('admin')) requireOtherAdmin(admins, found, by);
  await setRoles(tx, found.rid, roles);
  await audit(tx, {
    ...by,
    act: 'account.roles',
    target: found.account,
    note: '',
    before: { roles: found.roles },
    after: { roles },
  });
  return existing(tx, account);
}

/** Locks an account and ends its sessions, or unlocks it. Refuses with last_admin when no admin would remain, and the own account with own_account. */
export async function lockAccount(
  tx: Tx,
  { account, locked }: Parsed<'staff/account/lock'>,
  by: By,
): Promise<StaffAccountRow> {
  const admins = await lockAdmins(tx);
  const found = await existing(tx, account);
  if (locked === (found.locked !== null)) return found;
  if (locked) requireOtherAdmin(admins, found, by);
  const since = locked ? by.at : null;
  await setLocked(tx, found.rid, since);
  if (locked) await endSessionsOf(tx, found.rid, by.at);
  const act = locked ? 'account.lock' : 'account.unlock';
  await audit(tx, {
    ...by,
    act,
    target: found.account,
    note: '',
    before: { locked: found.locked !== null },
    after: { locked },
  });
  return { ...found, locked: since };
}

/** Sets a new password for an account and ends its sessions. A colleague must replace it at the next login. */
export async function replacePassword(
  { account, password }: Parsed<'staff/account/password'>,
  { db, member, now }: Context,
): Promise<StaffAccountRow> {
  requireUncommon(password, account);
  const password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const found = await existing(tx, account);
    await setPassword(tx, found.rid, password_hash, found.rid !== member.rid);
    await endSessionsOf(tx, found.rid, now());
    const by = { staff_rid: member.rid, at: now() };
    await audit(tx, { ...by, act: 'account.password', target: found.account, note: '' });
    return found;
  });
}

async function existing(tx: Tx, account: string): Promise<StaffAccountRow> {
  const found = await findStaffAccount(tx, account);
  if (!found) throw refuse('not_found', { noun: 'staffAccount', code: account });
  return found;
}

/** Refuses what would leave no admin, and what would put the admin who acts out of the desk. */
function requireOtherAdmin(admins: readonly string[], { rid }: StaffAccountRow, by: By): void {
  if (admins.length === 1 && admins[0] === rid) throw refuse('last_admin');
  if (rid === by.staff_rid) throw refuse('own_account');
}

/** Removes the second factor of an account and ends its sessions. */
export async function resetSecondFactor(
  tx: Tx,
  { account }: Parsed<'staff/account/resetSecondFactor'>,
  by: By,
): Promise<StaffAccountRow> {
  const found = await existing(tx, account);
  await removeSecondFactor(tx, found.rid);
  await endSessionsOf(tx, found.rid, by.at);
  await audit(tx, {
    ...by,
    act: 'account.resetSecondFactor',
    target: found.account,
    note: '',
    before: { second_factor: found.second_factor !== null },
    after: { second_factor: false },
  });
  return { ...found, second_factor: null };
}
