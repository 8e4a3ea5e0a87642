import { type StaffRole, staffRoles } from '@portal/shared/rules';
import { and, arrayContains, arrayOverlaps, asc, count, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import { users } from '../user/user.table';
import { staff_accounts, staff_second_factors, staff_verifications } from './staffAccount.table';

const inOrder = (roles: readonly StaffRole[]): StaffRole[] =>
  staffRoles.filter((role) => roles.includes(role));

interface NewStaffAccount {
  readonly staff_rid: string;
  readonly roles: readonly StaffRole[];
  readonly created: Date;
}

/** Gives an account of staff its roles; an account that has roles keeps them. */
export async function putStaffAccount(tx: Tx, { roles, ...row }: NewStaffAccount): Promise<void> {
  await tx
    .insert(staff_accounts)
    .values({ ...row, roles: inOrder(roles) })
    .onConflictDoNothing();
}

/** Returns the roles of an account of staff, and when the session proved a second factor. */
export async function findAccess(tx: Tx, staff_rid: string, session_rid: string) {
  const [row] = await tx
    .select({
      roles: staff_accounts.roles,
      verified: staff_verifications.verified,
      bound: staff_second_factors.confirmed,
    })
    .from(staff_accounts)
    .leftJoin(staff_second_factors, eq(staff_second_factors.staff_rid, staff_accounts.staff_rid))
    .leftJoin(staff_verifications, eq(staff_verifications.session_rid, session_rid))
    .where(eq(staff_accounts.staff_rid, staff_rid));
  return row;
}

const columns = {
  rid: users.rid,
  account: users.account,
  phone: users.phone,
  name: users.name,
  roles: staff_accounts.roles,
  locked: users.locked,
  created: staff_accounts.created,
  second_factor: staff_second_factors.confirmed,
};

const joined = (tx: Tx) =>
  tx
    .select(columns)
    .from(staff_accounts)
    .innerJoin(users, eq(users.rid, staff_accounts.staff_rid))
    .leftJoin(staff_second_factors, eq(staff_second_factors.staff_rid, staff_accounts.staff_rid))
    .$dynamic();

export type StaffAccountRow = Awaited<ReturnType<typeof joined>>[number];

/** Returns an account of staff by its name or phone. */
export async function findStaffAccount(tx: Tx, account: string): Promise<StaffAccountRow | undefined> {
  const [row] = await joined(tx)
    .where(or(eq(users.account, account), eq(users.phone, account)))
    .limit(1);
  return row;
}

export async function findOwnAccount(tx: Tx, staff_rid: string): Promise<StaffAccountRow | undefined> {
  const [row] = await joined(tx).where(eq(users.rid, staff_rid));
  return row;
}

/** Returns the accounts with one of the roles that are not locked, by name. */
export function staffOfRoles(tx: Tx, wanted: readonly StaffRole[]): Promise<StaffAccountRow[]> {
  return joined(tx)
    .where(and(arrayOverlaps(staff_accounts.roles, [...wanted]), isNull(users.locked)))
    .orderBy(asc(users.name), asc(users.account));
}

/** Returns a page of the accounts, oldest first. */
export async function listStaffAccounts(tx: Tx, { page, size }: Page) {
  const [counted] = await tx.select({ total: count() }).from(staff_accounts);
  const rows = await joined(tx)
    .orderBy(asc(staff_accounts.created), asc(users.rid))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, rows };
}

/** Locks the rows of all admins who may log in, in one order, and returns their keys. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ rid: staff_accounts.staff_rid })
    .from(staff_accounts)
    .innerJoin(users, eq(users.rid, staff_accounts.staff_rid))
    .where(and(arrayContains(staff_accounts.roles, ['admin']), isNull(users.locked)))
    .orderBy(staff_accounts.staff_rid)
    .for('no key update');
  return rows.map(({ rid }) => rid);
}

export async function setRoles(tx: Tx, staff_rid: string, roles: readonly StaffRole[]): Promise<void> {
  await tx
    .update(staff_accounts)
    .set({ roles: inOrder(roles) })
    .where(eq(staff_accounts.staff_rid, staff_rid));
}

/** Returns the keyed hash of the password from the environment that was applied last; null without one. */
export async function findAppliedPassword(tx: Tx, staff_rid: string): Promise<string | null> {
  const [row] = await tx
    .select({ applied: staff_accounts.applied_password })
    .from(staff_accounts)
    .where(eq(staff_accounts.staff_rid, staff_rid));
  return row?.applied ?? null;
}

export async function setAppliedPassword(tx: Tx, staff_rid: string, applied_password: string): Promise<void> {
  await tx.update(staff_accounts).set({ applied_password }).where(eq(staff_accounts.staff_rid, staff_rid));
}
