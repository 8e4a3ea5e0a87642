import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns a new public key: 20 characters, 120 random bits. */
export function newRid(): string {
  return Array.from(randomBytes(20), (byte) => alphabet[byte & 63]).join('');
}
