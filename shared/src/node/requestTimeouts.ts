import type { IncomingMessage, Server, ServerResponse } from 'node:http';

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

/** The options of Fastify for these timeouts; its own `requestTimeout` is off by default. */
export function timeoutOptions({ headers, upload }: RequestTimeouts) {
  return { requestTimeout: Math.max(headers, upload), http: { headersTimeout: headers } };
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Answers 408 and closes the connection when the body has not come in time. Node's own `requestTimeout`
 * is one figure for the whole server, which has to be long enough for uploads.
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { body, upload }: RequestTimeouts,
): void {
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const { socket } = request;
  const timer = setTimeout(
    () => {
      if (response.headersSent) socket.destroy();
      else socket.end(timedOut, () => socket.destroy());
    },
    isUpload ? upload : body,
  );
  timer.unref();
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
  // An injected response is finished but never closed.
  response.once('finish', clear).once('close', clear);
}

/** Closes the connections that are still open when the time for stopping is over. */
export function limitStopTime(server: Server, { stop }: RequestTimeouts): void {
  const timer = setTimeout(() => server.closeAllConnections(), stop);
  timer.unref();
  server.once('close', () => clearTimeout(timer));
}
