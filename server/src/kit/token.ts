import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns a new token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const apiTokenPrefix = 'pat_';

/** Number of characters by which the owner of an API token recognises it. */
export const apiTokenHintLength = apiTokenPrefix.length + 4;

/** Returns a new API token: 256 random bits after a prefix, by which scanners of leaked secrets recognise it. */
export const newApiToken = (): string => apiTokenPrefix + newToken();

/** Returns true for the form of an API token. A session's token, which may begin with the prefix too, is shorter. */
export const isApiToken = (token: string): boolean =>
  token.startsWith(apiTokenPrefix) && token.length === apiTokenPrefix.length + 43;

/** Returns the hash of a token, which is all that the database stores. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Derives the successor of a refresh token. Only hashes are stored, so it is derived to give a second tab, which
 * refreshes with the same token a moment later, the same successor.
 */
export function successorToken(
  secret: string,
  kind: 'access' | 'refresh',
  used: string,
  salt: string,
): string {
  return createHmac('sha256', secret).update(`${kind}:${salt}:${used}`).digest('base64url');
}
