import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { limitBodyTime } from './bodyTime';
import { type Draining, drainingOf } from './draining';
import { type TrustProxy, trustedProxies } from './env';
import { answerClientError, refuseConnection } from './rawRefusal';
import { requestId } from './requestId';
import { traceId } from './trace';
import { dropRest } from './unreadBody';

/** Timeouts for slow clients in milliseconds. */
export interface RequestTimeouts {
  /** Timeout of the headers of a request. */
  readonly headers: number;
  /** Timeout of the body of a call. */
  readonly body: number;
  /** Timeout of a form with a file. */
  readonly upload: number;
  /** Time without a byte after which a form with a file ends. */
  readonly silence: number;
  /** Timeout of requests in progress during a shutdown; shorter than the time after which Docker kills the process. */
  readonly stop: number;
  /** Time for which a stopping server still accepts connections, before `stop` begins. See {@link Draining}. */
  readonly drain: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 20_000,
  body: 30_000,
  upload: 600_000,
  silence: 30_000,
  stop: 8_000,
  drain: 0,
};

/**
 * Returns Fastify's options for these timeouts and for the answer to a late client. Its own `requestTimeout` is off
 * by default.
 */
function timeoutOptions({ headers, upload }: RequestTimeouts) {
  return {
    requestTimeout: Math.max(headers, upload),
    http: { headersTimeout: headers },
    clientErrorHandler: answerClientError,
  };
}

/** Closes the connections that are still open when the timeout of the shutdown has passed. */
function limitStopTime(server: Server, { stop }: RequestTimeouts): void {
  const timer = setTimeout(() => server.closeAllConnections(), stop);
  timer.unref();
  server.once('close', () => clearTimeout(timer));
}

type Hook = (
  request: { readonly id: string; readonly raw: IncomingMessage },
  reply: { readonly raw: ServerResponse; hijack(): unknown },
) => Promise<void>;

/** The part of a Fastify application that {@link addTimeouts} needs; `shared` does not depend on Fastify. */
interface HookedApp {
  readonly server: Server;
  addHook(name: 'onRequest' | 'onSend', hook: Hook): unknown;
  addHook(name: 'preClose', hook: () => Promise<void>): unknown;
}

/** The part of a logger that {@link commonOptions} needs. */
interface ParentLogger<Child> {
  child(bindings: object, options?: object): Child;
}

/** Makes the logger of a request: each of its lines has the trace, which is the same in the gateway and the API. */
const loggerWithTrace = <Child>(
  logger: ParentLogger<Child>,
  bindings: object,
  options: object,
  request: IncomingMessage,
): Child => logger.child({ ...bindings, traceId: traceId(request) }, options);

/** Returns the options of Fastify that the API and the gateway share. */
export function commonOptions(timeouts: RequestTimeouts, trust: TrustProxy) {
  return {
    ...timeoutOptions(timeouts),
    genReqId: requestId,
    childLoggerFactory: loggerWithTrace,
    trustProxy: trustedProxies(trust),
    forceCloseConnections: 'idle',
    // During a shutdown, requests on open connections are still answered (see Draining).
    return503OnClosing: false,
  } as const;
}

const isHost = (name: string, index: number): boolean => index % 2 === 0 && name.toLowerCase() === 'host';

/** Refuses two Host headers (RFC 9112, 3.2): Node takes the first one, and a proxy before it may have taken the other. */
const refuseSecondHost: Hook = async ({ id, raw }, reply) => {
  if (raw.rawHeaders.filter(isHost).length < 2) return;
  reply.hijack();
  refuseConnection(raw.socket, 'malformed_request', id);
};

/** Adds the timeouts of bodies and of the shutdown, and what becomes of unread bodies, to an application. */
export function addTimeouts(app: HookedApp, timeouts: RequestTimeouts): Draining {
  const draining = drainingOf(app.server, timeouts);
  const closeConnection: Hook = async (_request, reply) => {
    if (draining.begun) reply.raw.shouldKeepAlive = false;
  };
  app.addHook('onRequest', refuseSecondHost);
  app.addHook('onRequest', async (request, reply) => limitBodyTime(request, reply.raw, timeouts));
  app.addHook('onRequest', closeConnection);
  app.addHook('onSend', closeConnection);
  app.addHook('onSend', async (request, reply) => dropRest(request.raw, reply.raw));
  app.addHook('preClose', async () => {
    draining.begin();
    limitStopTime(app.server, timeouts);
  });
  return draining;
}
