import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { answerClientError, refuseConnection } from './rawRefusal';

/** Timeouts for slow clients in milliseconds. */
export interface RequestTimeouts {
  /** Timeout of the headers of a request. */
  readonly headers: number;
  /** Timeout of the body of a call. */
  readonly body: number;
  /** Timeout of a form with a file. */
  readonly upload: number;
  /** Timeout of requests in progress during a shutdown; shorter than the time after which Docker kills the process. */
  readonly stop: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 20_000,
  body: 30_000,
  upload: 600_000,
  stop: 8_000,
};

/**
 * Returns Fastify's options for these timeouts and for the answer to a late client. Its own `requestTimeout` is off
 * by default.
 */
export function timeoutOptions({ headers, upload }: RequestTimeouts) {
  return {
    requestTimeout: Math.max(headers, upload),
    http: { headersTimeout: headers },
    clientErrorHandler: answerClientError,
  };
}

/**
 * Answers 408 in the envelope and closes the connection when the body is not complete in time. Node's own
 * `requestTimeout` is one value for the whole server and must be long enough for uploads.
 */
export function limitBodyTime(
  { id, raw: request }: { readonly id: string; readonly raw: IncomingMessage },
  response: ServerResponse,
  { body, upload }: RequestTimeouts,
): void {
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const { socket } = request;
  // An injected request has its complete body and no connection to close.
  if (!(socket instanceof Socket)) return;
  const timer = setTimeout(
    () => {
      if (response.headersSent) socket.destroy();
      else refuseConnection(socket, 'request_timeout', id);
    },
    isUpload ? upload : body,
  );
  timer.unref();
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
  response.once('close', clear);
}

/** Closes the connections that are still open when the timeout of the shutdown has passed. */
export function limitStopTime(server: Server, { stop }: RequestTimeouts): void {
  const timer = setTimeout(() => server.closeAllConnections(), stop);
  timer.unref();
  server.once('close', () => clearTimeout(timer));
}
