import type { RequestListener } from 'node:http';
import { type ErrorId, errors } from '@portal/shared/contract';
import { retryAfterUnavailable, traceparent } from '@portal/shared/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { releasesHeader } from '../../manifest/releasesHeader';
import { forward } from './forward';
import type { Upstreams } from './upstreams';

/** Path prefixes of the API. */
const prefixes = ['/api', '/local', '/upload'];

/** Returns true when the API answers this request target. */
export const isApiPath = (target: string) => prefixes.some((prefix) => target.startsWith(`${prefix}/`));

/** Sends a refusal in the API's envelope, for a call that does not reach the API. */
export function sendRefusal(reply: FastifyReply, error: ErrorId) {
  const { status, msg } = errors[error];
  if (status === 503) reply.header('retry-after', retryAfterUnavailable);
  reply.header('cache-control', 'no-store');
  return reply.code(status).send({ code: 0, msg, data: { error, requestId: reply.request.id } });
}

/** Headers with which proxies name the client. Any client can send them. */
const isForwarding = (name: string) =>
  name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');

/**
 * Returns the request id, the trace and the client's IP, as the gateway determines it by its own `trustProxy`. It is a single
 * address, so that the API trusts exactly one hop and nothing that the client has sent.
 */
function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
    traceparent: traceparent(request.raw),
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Adds a handler of all requests to the API. The gateway does not parse their bodies: the API does. */
async function handleAll(app: FastifyInstance, handler: Handler): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const prefix of prefixes) scope.all(`${prefix}/*`, handler);
  });
}

/** Replaces what the client's headers say of its address and id by what the gateway knows. */
function replaceForwarding(request: FastifyRequest): void {
  const { headers } = request.raw;
  const own = forwarded(request);
  for (const name of Object.keys(headers).filter(isForwarding)) delete headers[name];
  Object.assign(headers, own);
}

/** Returns the mark of the releases that a caller would get now. */
type Mark = (request: FastifyRequest) => string;

/** Tells the page which releases there are; files are kept by proxies and tell nobody. */
function tellReleases({ raw }: FastifyReply, request: FastifyRequest, mark: Mark): void {
  if (request.url.startsWith('/api/')) raw.setHeader(releasesHeader, mark(request));
}

const toAddresses =
  (upstreams: Upstreams): Handler =>
  async (request, reply) => {
    replaceForwarding(request);
    try {
      return await forward(upstreams, request.raw, reply);
    } catch (error) {
      request.log.warn({ err: error }, 'the API did not answer');
      // Uses the API's envelope, so that screens show their error state.
      return sendRefusal(reply, 'unavailable');
    }
  };

const toListener =
  (listener: RequestListener): Handler =>
  (request, reply) => {
    replaceForwarding(request);
    reply.hijack();
    listener(request.raw, reply.raw);
  };

/** Forwards the API's requests: to its listener in this process, or to its processes. */
export async function proxyToApi(
  app: FastifyInstance,
  api: Upstreams | RequestListener,
  mark: Mark,
): Promise<void> {
  const answer = typeof api === 'function' ? toListener(api) : toAddresses(api);
  await handleAll(app, (request, reply) => {
    tellReleases(reply, request, mark);
    return answer(request, reply);
  });
}
