import { acceptedEncoding, compress, type Encoding } from '@portal/shared/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Minimum number of bytes for compression to be worth its cost. */
const worthwhile = 1024;

/** Content that is sent many times. Each encoding is made on its first request and cached. */
export interface Encoded {
  readonly plain: Buffer;
  readonly made: Map<Encoding, Promise<Buffer>>;
  /** Brotli quality, 0 to 11; higher for content that is cached longer. */
  readonly quality: number;
}

export function encoded(plain: Buffer, quality: number): Encoded {
  return { plain, made: new Map(), quality };
}

/** Returns the bytes in the encoding that the client accepts and sets the headers that describe it. */
export async function encodeFor(request: FastifyRequest, reply: FastifyReply, of: Encoded): Promise<Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers);
  if (encoding === undefined || of.plain.length < worthwhile) return of.plain;
  const making = of.made.get(encoding) ?? compress(of.plain, encoding, of.quality);
  of.made.set(encoding, making);
  reply.header('content-encoding', encoding);
  return making;
}
