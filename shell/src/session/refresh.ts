import { call } from '@portal/shared/api';
import type { SharedToken, Token } from './token';

/** Milliseconds within which a value that one tab writes to localStorage can be read in the others. */
const propagation = 1000;

async function fetchNext(token: Token): Promise<Token> {
  const next = await call('open/refresh4token', { token: token.refresh });
  return {
    access: next.token,
    refresh: next.refresh_token,
    expiresAt: next.expires_at * 1000,
    ...(token.member !== undefined && { member: token.member }),
  };
}

/** Waits until another tab stores the successor of `token`; `stop` ends the waiting. */
function otherTabs(shared: SharedToken, token: Token) {
  let check = () => {};
  const found = new Promise<Token>((resolve) => {
    check = () => {
      const stored = shared.successorOf(token);
      if (stored) resolve(stored);
    };
    window.addEventListener('storage', check);
  });
  return { found, stop: () => window.removeEventListener('storage', check) };
}

/**
 * Allows one refresh at a time in this browser: a refresh token can be used once. The lock is kept until the other
 * tabs can read what `work` has stored; the lock may reach them before the value does.
 */
function alone<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    const hold = async () => {
      resolve(await work());
      await new Promise((released) => setTimeout(released, propagation));
    };
    navigator.locks.request('portal.refresh', { signal }, hold).catch(reject);
  });
}

async function next(shared: SharedToken, token: Token): Promise<Token> {
  const others = otherTabs(shared, token);
  const settled = new AbortController();
  const own = async () => {
    const fetched = await fetchNext(token);
    // Stored before the lock is released, unless somebody has logged out or in meanwhile.
    if (shared.read()?.access === token.access) shared.write(fetched);
    return fetched;
  };
  try {
    return await Promise.race([
      others.found,
      alone(async () => shared.successorOf(token) ?? own(), settled.signal),
    ]);
  } finally {
    others.stop();
    settled.abort();
  }
}

let underWay: Promise<Token> | undefined;

/**
 * Returns the successor of `token`: one that another tab has stored meanwhile, or a new one, which it stores. Rejects with a
 * CallError when the server refuses or is unreachable.
 */
export function refreshed(shared: SharedToken, token: Token): Promise<Token> {
  underWay ??= next(shared, token).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
