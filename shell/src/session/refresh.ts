import { call } from '@portal/shared/api';
import { storedToken, type Token } from './token';

/** Milliseconds within which a value that one tab writes to localStorage can be read in the others. */
const propagation = 1000;

async function fetchNext(token: Token): Promise<Token> {
  const next = await call('open/refresh4token', { token: token.refresh });
  return { access: next.token, refresh: next.refresh_token, expiresAt: next.expires_at * 1000 };
}

/** Returns the stored token if it is another one than `token`. */
function storedNext(token: Token): Token | undefined {
  const stored = storedToken.read();
  return stored && stored.access !== token.access ? stored : undefined;
}

/** Waits until another tab stores the successor of `token`; `stop` ends the waiting. */
function otherTabs(token: Token) {
  let check = () => {};
  const found = new Promise<Token>((resolve) => {
    check = () => {
      const stored = storedNext(token);
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

async function next(token: Token, keep: (next: Token) => void): Promise<Token> {
  const others = otherTabs(token);
  const settled = new AbortController();
  const own = async () => {
    const fetched = await fetchNext(token);
    // Stored before the lock is released.
    keep(fetched);
    return fetched;
  };
  try {
    const found = await Promise.race([
      others.found,
      alone(async () => storedNext(token) ?? own(), settled.signal),
    ]);
    keep(found);
    return found;
  } finally {
    others.stop();
    settled.abort();
  }
}

let underWay: Promise<Token> | undefined;

/**
 * Returns the successor of `token`: one that another tab has stored meanwhile, or a new one, which is passed to
 * `keep`. Rejects with a CallError when the server refuses or is unreachable.
 */
export function refreshed(token: Token, keep: (next: Token) => void): Promise<Token> {
  underWay ??= next(token, keep).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
