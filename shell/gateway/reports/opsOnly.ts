import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayOptions } from '../options';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns the secret of a request: a bearer token, or the password of basic authentication with any user. */
function secretOf({ headers }: FastifyRequest): string {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const decoded = Buffer.from(value, 'base64').toString();
  return decoded.slice(decoded.indexOf(':') + 1);
}

/**
 * Returns the hook of the pages for operations. With a token they answer 401 without it. When none is set they are open in
 * local mode, and in production they don't exist, because the gateway's port is that of the visitors.
 */
export function opsOnly({ opsToken: token, mode }: Pick<GatewayOptions, 'opsToken' | 'mode'>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (token === undefined && mode === 'production') return reply.callNotFound();
    if (token === undefined || timingSafeEqual(digest(secretOf(request)), digest(token))) return;
    return reply.code(401).header('www-authenticate', 'Basic realm="ops"').send();
  };
}
