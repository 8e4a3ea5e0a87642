import { requestUrl } from '@portal/shared/node';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Checks of balancers and monitors, which come every few seconds. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** Longer parts of a path are keys, such as those of signed links, which open what they name. */
const longestPart = 64;

/** Pages whose last part is a key of somebody's data. */
const keyed = /^(\/shared\/(?:data\/)?)[^/]+$/;

/** Returns the path of a request target without its query, and without what may be a key. */
function loggedPath(target: string): string {
  const parts = requestUrl(target).pathname.split('/');
  const path = parts.map((part) => (part.length > longestPart ? '*' : part)).join('/');
  return path.replace(keyed, '$1*');
}

/** Bytes of a connection before the request; a connection serves many. */
const before = new WeakMap<object, number>();

function bytesOf({ raw, request }: FastifyReply): number {
  const { bytesWritten } = request.raw.socket;
  const began = before.get(request.raw);
  if (began !== undefined && bytesWritten > began) return bytesWritten - began;
  return Number(raw.getHeader('content-length') ?? 0);
}

/**
 * Logs one line for each request: method, path, status, milliseconds, bytes of the answer as sent, and with each line of the
 * request its trace. No address, no query, no header: nothing of a person.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    before.set(raw, raw.socket.bytesWritten ?? 0);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = loggedPath(request.url);
    if (quiet.has(path)) return;
    const ms = Math.round(reply.elapsedTime);
    const line = { method: request.method, path, status: reply.statusCode, ms, bytes: bytesOf(reply) };
    request.log.info(line, 'request');
  });
}
