import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorId, errors } from '../contract';
import { closeGently } from './unreadBody';

/** Seconds of the header `Retry-After` that every answer with status 503 has. */
export const retryAfterUnavailable = 5;

/** Sends a refusal in the envelope on a connection for which Fastify has no reply, and closes the connection. */
export function refuseConnection(socket: Socket, error: ErrorId, requestId: string): void {
  const { status, msg } = errors[error];
  const body = JSON.stringify({ code: 0, msg, data: { error, requestId } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  closeGently(socket);
}

/** Refusals by the codes of Node's errors for requests that cannot be read. */
const refusals: Readonly<Record<string, ErrorId>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Fastify's `clientErrorHandler`: answers a request whose headers or body were incomplete or are not valid HTTP. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseConnection(socket, refusals[error.code ?? ''] ?? 'malformed_request', randomUUID());
}
