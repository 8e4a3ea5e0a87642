import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token that follows a refresh token. Derived, so that a second tab that refreshes with the same
 * token a moment later is given the same successor although only hashes are stored.
 */
export function successorToken(
  secret: string,
  kind: 'access' | 'refresh',
  used: string,
  salt: string,
): string {
  return createHmac('sha256', secret).update(`${kind}:${salt}:${used}`).digest('base64url');
}
