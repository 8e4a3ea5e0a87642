import type { LoginResult } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { type SessionDevice, unknownDevice } from './device';
import { insertSession, insertTokens } from './session.repo';
import { newToken, tokenHash } from './token';

/** Seconds that an access token lasts. A day: the front end drops an expired one (specification, section 4), and who comes back after lunch is not to log in again. */
export const accessSeconds = 24 * 3600;
/** Seconds that a refresh token lasts when it is not used. */
export const refreshSeconds = 30 * 24 * 3600;

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Starts a session for a user and answers its first tokens. */
export async function startSession(
  tx: Tx,
  user_rid: string,
  now: Date,
  device: SessionDevice = unknownDevice,
  tokens: Tokens = { access: newToken(), refresh: newToken() },
): Promise<LoginResult> {
  const session_rid = newRid();
  await insertSession(tx, { rid: session_rid, user_rid, created: now, last_seen: now, ...device });
  await insertTokens(tx, {
    access: { hash: tokenHash(tokens.access), session_rid, expires: after(now, accessSeconds) },
    refresh: { hash: tokenHash(tokens.refresh), session_rid, expires: after(now, refreshSeconds) },
  });
  return loginResultOf(tokens);
}

export const loginResultOf = ({ access, refresh }: Tokens): LoginResult => ({
  token: access,
  refreshToken: refresh,
  expires: accessSeconds,
});
