import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns the secret of a request: a bearer token, or the password of basic authentication with any user. */
function secretOf({ headers }: FastifyRequest): string {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const decoded = Buffer.from(value, 'base64').toString();
  return decoded.slice(decoded.indexOf(':') + 1);
}

/** Returns the hook of the pages for operations. With a token they answer 401 without it; without one they are open. */
export function opsOnly(token: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (token === undefined || timingSafeEqual(digest(secretOf(request)), digest(token))) return;
    return reply.code(401).header('www-authenticate', 'Basic realm="ops"').send();
  };
}
