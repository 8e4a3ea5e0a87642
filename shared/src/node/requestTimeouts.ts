import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { answerClientError, refuseConnection } from './rawRefusal';

/** Milliseconds that a slow client gets. */
export interface RequestTimeouts {
  /** For the headers of a request. */
  readonly headers: number;
  /** For the body of a call. */
  readonly body: number;
  /** For a form with a file. */
  readonly upload: number;
  /** For requests that are under way when the server stops; shorter than the time until Docker kills it. */
  readonly stop: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 20_000,
  body: 30_000,
  upload: 600_000,
  stop: 8_000,
};

/** The options of Fastify for these timeouts, and for the answer to a late client; its own `requestTimeout` is off by default. */
export function timeoutOptions({ headers, upload }: RequestTimeouts) {
  return {
    requestTimeout: Math.max(headers, upload),
    http: { headersTimeout: headers },
    clientErrorHandler: answerClientError,
  };
}

/**
 * Answers 408 in the envelope and closes the connection when the body has not come in time. Node's own `requestTimeout`
 * is one figure for the whole server, which has to be long enough for uploads.
 */
export function limitBodyTime(
  { id, raw: request }: { readonly id: string; readonly raw: IncomingMessage },
  response: ServerResponse,
  { body, upload }: RequestTimeouts,
): void {
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const { socket } = request;
  // A request that is injected has its body at once and no connection that could be closed.
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

/** Closes the connections that are still open when the time for stopping is over. */
export function limitStopTime(server: Server, { stop }: RequestTimeouts): void {
  const timer = setTimeout(() => server.closeAllConnections(), stop);
  timer.unref();
  server.once('close', () => clearTimeout(timer));
}
