import type { LoginResult } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { after, latest } from '../../kit/time';
import { newToken, tokenHash } from '../../kit/token';
import { loginState } from '../user/user.repo';
import { requireOwnAccount } from '../user/user.service';
import { type SessionClient, unknownClient } from './session.client.rules';
import { insertSession, insertTokens, shortenTokens } from './session.repo';

/**
 * Lifetime of an access token in seconds. One day: the browser drops an expired one (specification, section 4), and
 * members must not have to log in again after a lunch break.
 */
export const accessSeconds = 24 * 3600;
/** Lifetime of an unused refresh token in seconds. */
export const refreshSeconds = 30 * 24 * 3600;

/** Shortens tokens that a clock issued which was ahead. */
export const cutTokens = (tx: Tx, now: Date): Promise<void> =>
  shortenTokens(tx, { access: accessSeconds, refresh: refreshSeconds }, now);

/** True for an access token that expires later than one that is issued now. */
export const lastsTooLong = (expires: Date, now: Date): boolean => expires > latest(now, accessSeconds);

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Starts a session for a user and returns its first tokens. Refuses with staff_locked and account_merged, whatever way of logging in was used. */
export async function startSession(
  tx: Tx,
  user_rid: string,
  now: Date,
  client: SessionClient = unknownClient,
  tokens: Tokens = { access: newToken(), refresh: newToken() },
): Promise<LoginResult> {
  const user = await loginState(tx, user_rid);
  if (user && user.locked !== null) throw refuse('staff_locked');
  if (user) await requireOwnAccount(tx, user);
  const session_rid = newRid();
  await insertSession(tx, { rid: session_rid, user_rid, created: now, last_seen: now, ...client });
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
