import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/client';
import { after, latest } from '../../kit/time';
import { successorToken, tokenHash } from '../../kit/token';
import {
  endSession,
  findSession,
  insertTokens,
  lockRefreshToken,
  markUsed,
  type RefreshTokenRow,
  recordUse,
} from './session.repo';
import { accessSeconds, refreshSeconds } from './session.service';

/** Seconds in which another tab may refresh with the same token. */
const graceSeconds = 10;

export interface Refreshed {
  readonly token: string;
  readonly refresh_token: string;
  /** Expiry in Unix seconds. */
  readonly expires_at: number;
}

/**
 * Exchanges a refresh token for new tokens; returns undefined when it is invalid. Reuse of a token means that it was
 * stolen, so its session ends for both holders. In the seconds after the first use it returns the same tokens again,
 * for tabs that refresh concurrently. Does not throw, because the end of a session must be committed.
 */
export async function refreshSession(
  tx: Tx,
  { token, secret, now }: { token: string; secret: string; now: Date },
): Promise<Refreshed | undefined> {
  const row = await lockRefreshToken(tx, tokenHash(token));
  const session = row && (await findSession(tx, row.session_rid));
  if (!row || !session || session.ended !== null) return undefined;
  if (row.used === null || row.successor_salt === null) {
    return row.expires > now ? firstUse(tx, row, { token, secret, now }) : undefined;
  }
  if (row.used <= latest(now) && now <= after(row.used, graceSeconds)) {
    return { ...successors(secret, token, row.successor_salt), expires_at: expiryOf(row.used) };
  }
  await endSession(tx, session.rid, now);
  return undefined;
}

async function firstUse(
  tx: Tx,
  { hash, session_rid }: RefreshTokenRow,
  { token, secret, now }: { token: string; secret: string; now: Date },
): Promise<Refreshed> {
  const salt = randomBytes(16).toString('hex');
  const next = successors(secret, token, salt);
  await recordUse(tx, session_rid, now);
  await markUsed(tx, hash, { used: now, successor_salt: salt });
  await insertTokens(tx, {
    access: { hash: tokenHash(next.token), session_rid, expires: after(now, accessSeconds) },
    refresh: { hash: tokenHash(next.refresh_token), session_rid, expires: after(now, refreshSeconds) },
  });
  return { ...next, expires_at: expiryOf(now) };
}

const successors = (secret: string, token: string, salt: string) => ({
  token: successorToken(secret, 'access', token, salt),
  refresh_token: successorToken(secret, 'refresh', token, salt),
});

const expiryOf = (used: Date): number => Math.floor(after(used, accessSeconds).getTime() / 1000);
