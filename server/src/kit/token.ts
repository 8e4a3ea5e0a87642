import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns a new token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

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
