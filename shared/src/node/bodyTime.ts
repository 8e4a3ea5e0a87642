import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { refuseConnection } from './rawRefusal';

interface BodyTimes {
  /** Timeout of the body of a call. */
  readonly body: number;
  /** Timeout of a form with a file. */
  readonly upload: number;
  /** Time without a byte after which a form with a file ends. */
  readonly silence: number;
}

/** How often silence is looked at within its time. */
const looks = 6;

/**
 * Calls `late` once when no byte of the body has arrived for `silence` ms. Bytes that the server has not read yet do not
 * count as silence: then it is the server that is slow. Returns the function that ends the watch.
 */
export function watchSilence(
  request: Pick<IncomingMessage, 'readableLength'> & { readonly socket: { readonly bytesRead: number } },
  silence: number,
  late: () => void,
): () => void {
  let read = request.socket.bytesRead;
  let quiet = 0;
  const timer = setInterval(() => {
    const isQuiet = request.socket.bytesRead === read && request.readableLength === 0;
    read = request.socket.bytesRead;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet < looks) return;
    clearInterval(timer);
    late();
  }, silence / looks);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Answers 408 in the envelope and closes the connection when the body is not complete in time, or when the body of a form
 * stalls. Node's own `requestTimeout` is one value for the whole server and must be long enough for uploads.
 */
export function limitBodyTime(
  { id, raw: request }: { readonly id: string; readonly raw: IncomingMessage },
  response: ServerResponse,
  { body, upload, silence }: BodyTimes,
): void {
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const { socket } = request;
  // An injected request has its complete body and no connection to close.
  if (!(socket instanceof Socket)) return;
  const late = () => {
    // Gateway and API may watch the same connection when they are one process.
    if (response.headersSent || socket.writableEnded) socket.destroy();
    else refuseConnection(socket, 'request_timeout', id);
  };
  const timer = setTimeout(late, isUpload ? upload : body);
  timer.unref();
  const stopWatch = isUpload ? watchSilence(request, silence, late) : () => undefined;
  const clear = () => {
    clearTimeout(timer);
    stopWatch();
  };
  request.once('end', clear).once('close', clear);
  response.once('close', clear);
}
