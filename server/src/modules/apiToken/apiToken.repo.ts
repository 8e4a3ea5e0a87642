import { and, desc, eq, getTableColumns, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { users } from '../user/user.table';
import { apiTokens } from './apiToken.table';

export type ApiTokenRow = typeof apiTokens.$inferSelect;

/** Returns the valid token with this hash, and the role and the user type of its owner. */
export async function findValidToken(tx: Tx, hash: string, now: Date) {
  const [row] = await tx
    .select({
      ...getTableColumns(apiTokens),
      role: users.role,
      organization: users.organization,
      locked: users.locked,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.rid, apiTokens.user_rid))
    .where(and(eq(apiTokens.hash, hash), gt(apiTokens.expires, now), isNull(users.merged_into)));
  return row;
}

export async function insertToken(tx: Tx, row: typeof apiTokens.$inferInsert): Promise<void> {
  await tx.insert(apiTokens).values(row);
}

/** Returns the tokens of a member, the newest first. */
export function listTokens(tx: Tx, user_rid: string): Promise<ApiTokenRow[]> {
  return tx
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.user_rid, user_rid))
    .orderBy(desc(apiTokens.created), apiTokens.rid);
}

/** Counts the valid tokens of a member. */
export const countValidTokens = (tx: Tx, user_rid: string, now: Date): Promise<number> =>
  tx.$count(apiTokens, and(eq(apiTokens.user_rid, user_rid), gt(apiTokens.expires, now)));

/** Minimum seconds between two updates of a token's last use. */
const usedSeconds = 600;

/** Returns true when the last use of a token must be recorded again. */
export const isUseDue = ({ last_used }: Pick<ApiTokenRow, 'last_used'>, now: Date): boolean =>
  last_used === null || now.getTime() - last_used.getTime() > usedSeconds * 1000;

export async function recordUse(tx: Tx, rid: string, now: Date): Promise<void> {
  await tx.update(apiTokens).set({ last_used: now }).where(eq(apiTokens.rid, rid));
}

/** Deletes one token of a member; returns false when there is none. */
export async function deleteToken(tx: Tx, user_rid: string, rid: string): Promise<boolean> {
  const deleted = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.rid, rid), eq(apiTokens.user_rid, user_rid)))
    .returning({ rid: apiTokens.rid });
  return deleted.length > 0;
}

/** Deletes all tokens of a member; returns whether there were any. */
export async function deleteTokensOf(tx: Tx, user_rid: string): Promise<boolean> {
  const deleted = await tx
    .delete(apiTokens)
    .where(eq(apiTokens.user_rid, user_rid))
    .returning({ rid: apiTokens.rid });
  return deleted.length > 0;
}

/** Returns and locks valid tokens that expire before a time and were not reminded of at so many days yet. */
export const lockUnreminded = (
  tx: Tx,
  { now, before, days, limit }: { now: Date; before: Date; days: number; limit: number },
): Promise<ApiTokenRow[]> =>
  tx
    .select()
    .from(apiTokens)
    .where(
      and(
        gt(apiTokens.expires, now),
        lte(apiTokens.expires, before),
        or(isNull(apiTokens.reminded), gt(apiTokens.reminded, days)),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });

export async function setReminded(tx: Tx, rid: string, reminded: number): Promise<void> {
  await tx.update(apiTokens).set({ reminded }).where(eq(apiTokens.rid, rid));
}

/** Deletes the tokens that expired before a time. */
export async function deleteExpiredTokens(tx: Tx, before: Date): Promise<void> {
  await tx.delete(apiTokens).where(lt(apiTokens.expires, before));
}
