import { acceptedEncoding, compress, type Encoding } from '@portal/shared/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes below which compressing costs more than it saves. */
const worthwhile = 1024;

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
  const encoding = acceptedEncoding(request.headers);
  if (encoding === undefined || of.plain.length < worthwhile) return of.plain;
  const making = of.made.get(encoding) ?? compress(of.plain, encoding, of.quality);
  of.made.set(encoding, making);
  reply.header('content-encoding', encoding);
  return making;
}
