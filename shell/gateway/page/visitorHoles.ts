import { randomBytes } from 'node:crypto';
import type { BootManifest } from '../../manifest/manifest';
import type { Hole, Values } from './frame';

/** What a page has for one visitor alone. */
type Own = Required<Pick<BootManifest, 'nonce' | 'request' | 'reportsLoads'>>;

/** Nobody can write a mark into a page's content: it is made anew by each process. */
const markOf = (name: string) => `\u0001${name} ${randomBytes(12).toString('hex')}\u0001`;

/** The nonce: 16 bytes in base64. */
export const nonceHole: Hole = { mark: markOf('nonce'), length: 24 };

/** Random bytes of the next nonces: to ask for them one by one takes as long as all else that a kept page needs. */
let pool = Buffer.alloc(0);

/** Returns a nonce that nobody can guess. */
export function newNonce(): string {
  if (pool.length < 16) pool = randomBytes(4096);
  const nonce = pool.toString('base64', 0, 16);
  pool = pool.subarray(16);
  return nonce;
}

/** The JSON of {@link Own}, filled with blanks: a request id has up to 64 characters. */
export const ownHole: Hole = { mark: markOf('own'), length: 160 };

/** Returns the values of both holes. */
export const valuesOf = (own: Own): Values =>
  new Map([
    [nonceHole.mark, own.nonce],
    [ownHole.mark, JSON.stringify(own).padEnd(ownHole.length)],
  ]);
