import { and, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { begins } from '../../db/contains';
import { type Page, paged } from '../../db/paged';
import { users } from './user.table';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Returns the user whose account name or phone this is. */
export async function findByAccount(tx: Tx, account: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(or(eq(users.account, account), eq(users.phone, account)))
    .limit(1);
  return row;
}

/** Returns the user with this account name or phone, unless the account was merged into another one. */
export async function findInUse(tx: Tx, account: string): Promise<UserRow | undefined> {
  const user = await findByAccount(tx, account);
  return user?.merged_into === null ? user : undefined;
}

export async function findUser(tx: Tx, rid: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.rid, rid));
  return row;
}

/** Returns users by key; deleted ones are missing from the result. */
export async function findUsers(tx: Tx, rids: readonly string[]): Promise<UserRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(users)
    .where(inArray(users.rid, [...rids]));
}

export async function insertUser(tx: Tx, row: NewUser): Promise<void> {
  await tx.insert(users).values(row);
}

/**
 * Locks the user's row, so that concurrent changes of the user's data wait until the transaction ends. Rows that only
 * refer to the user, such as a notice from another transaction, do not wait: they would be part of deadlocks.
 */
export async function lockUser(
  tx: Tx,
  rid: string,
): Promise<Pick<UserRow, 'merged_into' | 'merged'> | undefined> {
  const [row] = await tx
    .select({ merged_into: users.merged_into, merged: users.merged })
    .from(users)
    .where(eq(users.rid, rid))
    .for('no key update');
  return row;
}

/** Returns and locks two users in the order of their keys, so that two merges do not wait for each other. */
export function lockUsers(tx: Tx, rids: readonly [string, string]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(inArray(users.rid, [...rids]))
    .orderBy(users.rid)
    .for('no key update');
}

/** Gives an account up for another one of the same person. */
export async function setMerged(tx: Tx, rid: string, merged_into: string, merged: Date): Promise<void> {
  await tx.update(users).set({ merged_into, merged }).where(eq(users.rid, rid));
}

/** Returns the accounts that were merged since a moment. */
export const findMergedSince = (tx: Tx, since: Date): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(and(isNotNull(users.merged_into), gte(users.merged, since)))
    .orderBy(users.rid);

/** Returns the accounts that were merged into this one, the latest first. */
export const findJoined = (tx: Tx, rid: string): Promise<UserRow[]> =>
  tx.select().from(users).where(eq(users.merged_into, rid)).orderBy(desc(users.merged), users.rid);

/** Adds the user, or replaces the password of the user with this account; returns the user's key. */
export async function putUser(tx: Tx, row: NewUser): Promise<string> {
  const { password_hash, first_password } = row;
  const [put] = await tx
    .insert(users)
    .values(row)
    .onConflictDoUpdate({ target: users.account, set: { password_hash, first_password } })
    .returning({ rid: users.rid });
  return put?.rid ?? row.rid;
}

type Profile = Pick<
  UserRow,
  'name' | 'email' | 'organization' | 'company' | 'teacher' | 'teacher_phone' | 'teacher_mail'
>;

export async function putProfile(tx: Tx, rid: string, profile: Profile): Promise<void> {
  await tx.update(users).set(profile).where(eq(users.rid, rid));
}

/** Replaces the phone, and the account name if it was the phone. */
export async function setPhone(tx: Tx, { rid, account, phone: old }: UserRow, phone: string): Promise<void> {
  const set = { phone, ...(account === old && { account: phone }) };
  await tx.update(users).set(set).where(eq(users.rid, rid));
}

export async function setEmail(tx: Tx, rid: string, email: string): Promise<void> {
  await tx.update(users).set({ email }).where(eq(users.rid, rid));
}

/** Replaces the password by an argon2id hash in PHC form; `first_password` when somebody else than its owner sets it. */
export async function setPassword(
  tx: Tx,
  rid: string,
  password_hash: string,
  first_password = false,
): Promise<void> {
  await tx.update(users).set({ password_hash, first_password }).where(eq(users.rid, rid));
}

export async function setLocked(tx: Tx, rid: string, locked: Date | null): Promise<void> {
  await tx.update(users).set({ locked }).where(eq(users.rid, rid));
}

/** Returns what keeps a user from logging in. Waits for a transaction that locks, unlocks or merges the account. */
export async function loginState(
  tx: Tx,
  rid: string,
): Promise<Pick<UserRow, 'locked' | 'merged_into' | 'merged'> | undefined> {
  const { locked, merged_into, merged } = users;
  const [row] = await tx
    .select({ locked, merged_into, merged })
    .from(users)
    .where(eq(users.rid, rid))
    .for('share');
  return row;
}

export async function findByPhone(tx: Tx, phone: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.phone, phone));
  return row;
}

/** Returns the member who owns this invitation code. */
export async function findByInvitation(tx: Tx, code: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.invitation_code, code));
  return row;
}

/** Records who invited a member. */
export async function setInviter(tx: Tx, rid: string, invited_by: string): Promise<void> {
  await tx.update(users).set({ invited_by }).where(eq(users.rid, rid));
}

/** Returns the members whom this member invited, the newest first. */
export function listInvited(tx: Tx, rid: string, page: Page) {
  const where = eq(users.invited_by, rid);
  return paged(tx, users, { where, orderBy: [desc(users.created), desc(users.rid)], ...page });
}

/** Counts the members whom this member invited. */
export const countInvited = (tx: Tx, rid: string): Promise<number> =>
  tx.$count(users, eq(users.invited_by, rid));

/**
 * Returns the keys of at most `most` people whose name, company or phone begins with the words, in any case, or whose key they are.
 */
export async function findBeginning(tx: Tx, words: string, most: number): Promise<string[]> {
  const found = await tx
    .select({ rid: users.rid })
    .from(users)
    .where(
      or(
        eq(users.rid, words),
        begins(sql`lower(${users.name})`, words.toLowerCase()),
        begins(sql`lower(${users.company})`, words.toLowerCase()),
        begins(users.phone, words),
      ),
    )
    .limit(most);
  return found.map(({ rid }) => rid);
}

/** Returns members by key for staff: name, company and phone. */
export async function memberLabels(tx: Tx, rids: readonly string[]): Promise<Map<string, string>> {
  if (rids.length === 0) return new Map();
  const found = await tx
    .select({ rid: users.rid, name: users.name, company: users.company, phone: users.phone })
    .from(users)
    .where(inArray(users.rid, [...rids]));
  return new Map(
    found.map(({ rid, ...user }) => [rid, [user.name, user.company, user.phone].filter(Boolean).join(' ')]),
  );
}
