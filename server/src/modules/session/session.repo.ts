import { and, desc, eq, exists, gt, isNull, lt, lte, ne, notExists, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { after, latest } from '../../kit/time';
import { access_tokens, refresh_tokens, sessions } from './session.table';

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

/** Lifetimes of new tokens in seconds. */
export interface Lifetimes {
  readonly access: number;
  readonly refresh: number;
}

/** Shortens tokens that a clock issued which was ahead: from now on none is valid for longer than a new one. */
export async function shortenTokens(tx: Tx, lifetimes: Lifetimes, now: Date): Promise<void> {
  for (const [table, seconds] of [
    [access_tokens, lifetimes.access],
    [refresh_tokens, lifetimes.refresh],
  ] as const)
    await tx
      .update(table)
      .set({ expires: after(now, seconds) })
      .where(gt(table.expires, latest(now, seconds)));
}

/** Minimum seconds between two updates of a session's last use. */
const seenSeconds = 600;

/** Records the last use of a session, unless it was recorded recently. */
export async function recordUse(tx: Tx, rid: string, now: Date): Promise<void> {
  const [from, to] = [after(now, -seenSeconds), latest(now)];
  await tx
    .update(sessions)
    .set({ last_seen: now })
    .where(and(eq(sessions.rid, rid), or(lt(sessions.last_seen, from), gt(sessions.last_seen, to))));
}

/** True for a use so long ago that it is recorded again, and for one that a clock stored which was ahead. */
export const isUseOutdated = (last_seen: Date, now: Date): boolean =>
  last_seen < after(now, -seenSeconds) || last_seen > latest(now);

export type SessionRow = typeof sessions.$inferSelect;

/** Maximum number of listed devices. */
const listed = 50;

/** Returns the sessions of a user that still have a refresh token, last used first. */
export function listSessions(tx: Tx, user_rid: string, now: Date): Promise<SessionRow[]> {
  const tokens = tx
    .select({ hash: refresh_tokens.hash })
    .from(refresh_tokens)
    .where(and(eq(refresh_tokens.session_rid, sessions.rid), gt(refresh_tokens.expires, now)));
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_rid, user_rid), isNull(sessions.ended), exists(tokens)))
    .orderBy(desc(sessions.last_seen), sessions.rid)
    .limit(listed);
}

/** Ends one session of a user; returns false when it did not exist or had ended. */
export async function endSessionOf(tx: Tx, user_rid: string, rid: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ ended: now })
    .where(and(eq(sessions.rid, rid), eq(sessions.user_rid, user_rid), isNull(sessions.ended)))
    .returning({ rid: sessions.rid });
  return ended.length > 0;
}

/** Ends all sessions of a user except the one to keep. */
export async function endSessionsOf(tx: Tx, user_rid: string, now: Date, keep?: string): Promise<void> {
  const others = keep === undefined ? undefined : ne(sessions.rid, keep);
  await tx
    .update(sessions)
    .set({ ended: now })
    .where(and(eq(sessions.user_rid, user_rid), isNull(sessions.ended), others));
}

/** Ends a session: all its tokens become invalid. */
export async function endSession(tx: Tx, rid: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended: now })
    .where(and(eq(sessions.rid, rid), isNull(sessions.ended)));
}

export type RefreshTokenRow = typeof refresh_tokens.$inferSelect;

/** Returns the refresh token and locks its row, so that concurrent tabs are served one after the other. */
export async function lockRefreshToken(tx: Tx, hash: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await tx
    .select()
    .from(refresh_tokens)
    .where(eq(refresh_tokens.hash, hash))
    .for('no key update');
  return row;
}

export async function markUsed(
  tx: Tx,
  hash: string,
  use: { used: Date; successor_salt: string },
): Promise<void> {
  await tx.update(refresh_tokens).set(use).where(eq(refresh_tokens.hash, hash));
}

export async function findSession(tx: Tx, rid: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.rid, rid));
  return row;
}

/** Deletes expired tokens, and sessions without tokens. */
export async function removeExpiredTokens(tx: Tx, now: Date): Promise<void> {
  await tx.delete(access_tokens).where(lte(access_tokens.expires, now));
  await tx.delete(refresh_tokens).where(lte(refresh_tokens.expires, now));
  const tokens = tx
    .select({ hash: refresh_tokens.hash })
    .from(refresh_tokens)
    .where(eq(refresh_tokens.session_rid, sessions.rid));
  await tx.delete(sessions).where(notExists(tokens));
}
