import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import type { Upstream, Upstreams } from './upstreams';

/** Timeouts in milliseconds: of a new connection, of silence before the answer, and of silence during it. */
const timeouts = { connect: 3000, headers: 60_000, body: 600_000 };

/** A request as it is sent to the API. */
export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  /** A buffer can be sent again. */
  readonly body: Buffer | Readable | undefined;
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal;
}

/** Thrown when a process of the API gave no answer. */
export class NoAnswer extends Error {
  /** `sent`: whether a part of the request may have reached the process. */
  constructor(
    readonly sent: boolean,
    options: ErrorOptions,
  ) {
    super('no answer of the API', options);
  }
}

/** Sends a request to a process of the API and returns the answer with its unread body. Rejects with {@link NoAnswer}. */
export function attempt(
  upstreams: Upstreams,
  upstream: Upstream,
  { method, path, headers, body, signal }: Outgoing,
): Promise<IncomingMessage> {
  const { url, address } = upstream;
  return new Promise((resolve, reject) => {
    let sent = false;
    const send = (url.protocol === 'https:' ? https : http).request({
      host: address,
      port: url.port,
      servername: url.hostname,
      agent: upstreams.agentOf(upstream),
      method,
      path,
      headers: { ...headers, host: url.host },
      timeout: timeouts.headers,
      signal,
    });
    const begin = () => {
      sent = true;
      if (body === undefined || Buffer.isBuffer(body)) send.end(body);
      else body.pipe(send);
    };
    send.once('socket', (socket) => {
      if (!socket.connecting) return begin();
      const timer = setTimeout(() => send.destroy(new Error('connecting timed out')), timeouts.connect);
      socket.once('connect', begin).once('connect', () => clearTimeout(timer));
      socket.once('close', () => clearTimeout(timer));
    });
    send.once('timeout', () => send.destroy(new Error('the API timed out')));
    send.once('response', (answer) => {
      answer.setTimeout(timeouts.body);
      // An answer that does not wait for the end of the request: the rest is not sent, so the connection can't be used again.
      answer.once('close', () => {
        if (!send.writableFinished) send.destroy();
      });
      resolve(answer);
    });
    // After the answer has begun its stream reports the error.
    send.on('error', (cause) => reject(new NoAnswer(sent, { cause })));
  });
}
