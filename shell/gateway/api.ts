import type { RequestListener } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths that are the API's. */
const prefixes = ['/api', '/local', '/upload'];

/** The API is not there: an answer in its own envelope, so that screens show their error state. */
function unavailable(reply: FastifyReply): void {
  const data = { error: 'unavailable', requestId: reply.request.id };
  void reply.code(503).send({ code: 0, msg: '服务暂时不可用，请稍后再试', data });
}

function forwarded(request: FastifyRequest): Record<string, string> {
  const before = request.headers['x-forwarded-for'];
  const chain = before
    ? `${String(before)}, ${request.socket.remoteAddress}`
    : String(request.socket.remoteAddress);
  return {
    'x-forwarded-for': chain,
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
          ...headers,
          ...forwarded(request as FastifyRequest),
        }),
        onError: (reply) => unavailable(reply as FastifyReply),
      },
    });
  }
}

async function toListener(app: FastifyInstance, listener: RequestListener): Promise<void> {
  await app.register(async (scope) => {
    // The body is the API's to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const prefix of prefixes) {
      scope.all(`${prefix}/*`, (request, reply) => {
        request.raw.headers['x-request-id'] = request.id;
        reply.hijack();
        listener(request.raw, reply.raw);
      });
    }
  });
}

/** Hands everything of the API on to it: in this process, or at its address. */
export async function passToApi(app: FastifyInstance, api: string | RequestListener): Promise<void> {
  await (typeof api === 'string' ? toAddress(app, api) : toListener(app, api));
}
