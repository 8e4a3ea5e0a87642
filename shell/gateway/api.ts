import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { type ErrorId, errors } from '@portal/shared/contract';
import { retryAfterUnavailable } from '@portal/shared/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** Removes the headers of an answer that are about the connection to the one who sent it. */
export const withoutConnection = ({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) =>
  headers;

/** `Expect: 100-continue` is answered by Node; undici refuses to send it on. */
const isHandedOn = (name: string) => !isForwarding(name) && name !== 'expect';

/**
 * Returns the request id and the client's IP, as the gateway determines it by its own `trustProxy`. It is a single
 * address, so that the API trusts exactly one hop and nothing that the client has sent.
 */
function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}

async function toAddress(app: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      undici: { connect: { timeout: 3000 }, headersTimeout: 60_000, bodyTimeout: 600_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...Object.fromEntries(Object.entries(headers).filter(([name]) => isHandedOn(name))),
          ...forwarded(request as FastifyRequest),
        }),
        rewriteHeaders: withoutConnection,
        // Uses the API's envelope, so that screens show their error state.
        onError: (reply) => void sendRefusal(reply as FastifyReply, 'unavailable'),
      },
    });
  }
}

async function toListener(app: FastifyInstance, listener: RequestListener): Promise<void> {
  await app.register(async (scope) => {
    // The gateway does not parse bodies: the API does.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const prefix of prefixes) {
      scope.all(`${prefix}/*`, (request, reply) => {
        const { headers } = request.raw;
        const own = forwarded(request);
        for (const name of Object.keys(headers).filter(isForwarding)) delete headers[name];
        Object.assign(headers, own);
        reply.hijack();
        listener(request.raw, reply.raw);
      });
    }
  });
}

/** Forwards the API's requests: to its listener in this process, or to its URL. */
export async function proxyToApi(app: FastifyInstance, api: string | RequestListener): Promise<void> {
  await (typeof api === 'string' ? toAddress(app, api) : toListener(app, api));
}
