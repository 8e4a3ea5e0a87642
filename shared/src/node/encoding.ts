import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Supported content encodings, the preferred one first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Returns the best encoding that the client's Accept-Encoding header allows; undefined when it allows none. */
export function acceptedEncoding(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = new Negotiator({ headers }).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding));
}

/** Compresses `plain`. `quality` is Brotli's, 0 to 11. */
export function compress(plain: Buffer | string, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(plain);
  return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
