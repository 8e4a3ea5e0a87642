import { randomBytes } from 'node:crypto';

/** Characters without lookalikes: no 0, 1, I, L, O, U. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ23';

/** Returns a random code of eight characters that are easy to read aloud. */
export function readableCode(): string {
  return Array.from(randomBytes(8), (byte) => signs[byte & 31]).join('');
}
