import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compressing costs more than it saves. */
const worthwhile = 1024;

type Encoding = 'br' | 'gzip';

/** Something that is sent many times: each encoding is made when it is first asked for, and kept. */
export interface Encoded {
  readonly plain: Buffer;
  readonly made: Map<Encoding, Promise<Buffer>>;
  /** Brotli quality, 0 to 11: high for what is kept for long. */
  readonly quality: number;
}

export function encoded(plain: Buffer, quality: number): Encoded {
  return { plain, made: new Map(), quality };
}

/** The bytes to send to this caller; sets the headers that tell which they are. */
export async function encodeFor(request: FastifyRequest, reply: FastifyReply, of: Encoded): Promise<Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = accepted(request);
  if (encoding === undefined || of.plain.length < worthwhile) return of.plain;
  const making = of.made.get(encoding) ?? compress(of, encoding);
  of.made.set(encoding, making);
  reply.header('content-encoding', encoding);
  return making;
}

function accepted(request: FastifyRequest): Encoding | undefined {
  const header = String(request.headers['accept-encoding'] ?? '');
  const encodings: readonly Encoding[] = ['br', 'gzip'];
  return encodings.find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:[,;\\s]|$))`).test(header),
  );
}

function compress({ plain, quality }: Encoded, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(plain);
  return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
