import { randomBytes, randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const alphabet = `${letters}0123456789-_`;

/**
 * Returns a new public key: 20 characters, 119 random bits. It begins with a letter, because commands take a word that
 * begins with a hyphen as an option.
 */
export function newRid(): string {
  const rest = Array.from(randomBytes(19), (byte) => alphabet[byte & 63]);
  return [letters[randomInt(letters.length)], ...rest].join('');
}
