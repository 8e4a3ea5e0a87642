import { createHash, timingSafeEqual } from 'node:crypto';
import { withoutTrailingSlashes } from '@portal/shared/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** True for a request of this machine that no proxy handed on, such as the health check of the container. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  loopback.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;

/** Returns the hook of `/readyz`: in production it answers this machine, and others as {@link opsOnly} does. */
export function insideOnly(options: Pick<GatewayOptions, 'opsToken' | 'mode'>) {
  const guard = opsOnly(options);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (options.mode === 'production' && !isLocal(request)) return guard(request, reply);
  };
}

/** Returns the decoded path of a request target, as the API's router reads it; empty when it cannot be decoded. */
function pathOf(target: string): string {
  const [path = ''] = target.split(/[?;#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

const isDocs = (target: string) => /^\/api\/docs(?:\/|$)/.test(withoutTrailingSlashes(pathOf(target)));

/** In production the API documentation is a page for operations: it names every call, those of staff too. */
export function hideDocs(app: FastifyInstance, options: Pick<GatewayOptions, 'opsToken' | 'mode'>): void {
  if (options.mode !== 'production') return;
  const guard = opsOnly(options);
  app.addHook('onRequest', async (request, reply) => {
    if (isDocs(request.url)) await guard(request, reply);
  });
}
