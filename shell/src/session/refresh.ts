import { call } from '@portal/shared/api';
import { storedToken, type Token } from './token';

async function fetchNext(token: Token): Promise<Token> {
  const next = await call('open/refresh4token', { token: token.refresh });
  return { access: next.token, refresh: next.refresh_token, expiresAt: next.expires_at * 1000 };
}

/** Allows one refresh at a time in this browser: a refresh token can be used once. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return navigator.locks.request('portal.refresh', work);
}

let underWay: Promise<Token> | undefined;

/**
 * Returns the successor of `token`: one that another tab has stored meanwhile, or a new one, which is passed to
 * `keep`. Rejects with a CallError when the server refuses or is unreachable.
 */
export function refreshed(token: Token, keep: (next: Token) => void): Promise<Token> {
  underWay ??= alone(async () => {
    const stored = storedToken.read();
    const next = stored && stored.access !== token.access ? stored : await fetchNext(token);
    keep(next);
    return next;
  }).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
