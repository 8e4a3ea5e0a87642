import { and, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Member } from '../../http/member';
import { users } from '../user/user.table';
import { access_tokens, refresh_tokens, sessions } from './session.table';

/** Who an access token belongs to, while it and its session last. */
export async function findCaller(tx: Tx, hash: string, now: Date): Promise<Member | undefined> {
  const [row] = await tx
    .select({ rid: users.rid, session_rid: sessions.rid, role: users.role })
    .from(access_tokens)
    .innerJoin(sessions, eq(sessions.rid, access_tokens.session_rid))
    .innerJoin(users, eq(users.rid, sessions.user_rid))
    .where(and(eq(access_tokens.hash, hash), gt(access_tokens.expires, now), isNull(sessions.ended)));
  return row;
}

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

export async function insertTokens(
  tx: Tx,
  tokens: { access: typeof access_tokens.$inferInsert; refresh: typeof refresh_tokens.$inferInsert },
): Promise<void> {
  await tx.insert(access_tokens).values(tokens.access);
  await tx.insert(refresh_tokens).values(tokens.refresh);
}

/** Ends a session: none of its tokens works any more. */
export async function endSession(tx: Tx, rid: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended: now })
    .where(and(eq(sessions.rid, rid), isNull(sessions.ended)));
}

export type RefreshTokenRow = typeof refresh_tokens.$inferSelect;

/** The refresh token, held until the transaction ends: of two tabs one comes first. */
export async function lockRefreshToken(tx: Tx, hash: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await tx.select().from(refresh_tokens).where(eq(refresh_tokens.hash, hash)).for('update');
  return row;
}

export async function markUsed(
  tx: Tx,
  hash: string,
  use: { used: Date; successor_salt: string },
): Promise<void> {
  await tx.update(refresh_tokens).set(use).where(eq(refresh_tokens.hash, hash));
}

export async function findSession(tx: Tx, rid: string): Promise<typeof sessions.$inferSelect | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.rid, rid));
  return row;
}

/** Removes tokens that have expired, and sessions that have none left. */
export async function removeExpiredTokens(tx: Tx, now: Date): Promise<void> {
  await tx.delete(access_tokens).where(lte(access_tokens.expires, now));
  await tx.delete(refresh_tokens).where(lte(refresh_tokens.expires, now));
  const tokens = tx
    .select({ hash: refresh_tokens.hash })
    .from(refresh_tokens)
    .where(eq(refresh_tokens.session_rid, sessions.rid));
  await tx.delete(sessions).where(notExists(tokens));
}
