import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * What happens to the rest of a body that is answered before it is read to its end. A body that its head announces as at
 * most `kept` bytes is read and dropped, and the connection goes on. With any other one the connection ends with the
 * answer: what still arrives is dropped for a while (RFC 9112, 9.6), because the system resets a connection that is closed
 * with unread bytes, and the client then loses the answer.
 */
const kept = 1024 * 1024;

/** Most of such a rest in bytes, in milliseconds, and in milliseconds without a byte; then the connection is cut. */
const most = { bytes: 64 * 1024 * 1024, time: 30_000, silence: 5000 };

/** Milliseconds between two looks at a rest. */
const lookMs = 500;

/** Cuts the connection when the rest is too much, too slow or stops. Returns the function that ends the watch. */
function watchRest(socket: Socket): () => void {
  const begun = { at: Date.now(), read: socket.bytesRead };
  let last = begun;
  const timer = setInterval(() => {
    const now = { at: Date.now(), read: socket.bytesRead };
    if (now.read > last.read) last = now;
    const isSilent = now.at - last.at >= most.silence;
    if (isSilent || now.at - begun.at >= most.time || now.read - begun.read > most.bytes) socket.destroy();
  }, lookMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  socket.once('close', stop);
  return stop;
}

/**
 * Ends a connection after what was written to it. What the client still sends is dropped and never reaches a handler, until
 * the client ends the connection too.
 */
export function closeGently(socket: Socket): void {
  if (socket.destroyed) return;
  socket.once('end', () => socket.destroy());
  socket.end();
  watchRest(socket);
  // The parser may be at work on what has arrived.
  setImmediate(takeBytes, socket);
}

/** Takes the bytes from Node's parser, by a listener. Before that the parser reads again: only it knows that it paused. */
function takeBytes(socket: Socket): void {
  const take = () => socket.removeAllListeners('data').on('data', () => undefined);
  if (socket.isPaused()) socket.once('resume', take).resume();
  else take();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Requests of which two applications answer: gateway and API may be one process. */
const seen = new WeakSet<IncomingMessage>();

/** Decides about the rest of the body of a request that is about to be answered. */
export function dropRest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  // An injected request has no connection.
  if (!(socket instanceof Socket) || request.complete || !hasBody(request) || seen.has(request)) return;
  seen.add(request);
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (announced > kept) response.shouldKeepAlive = false;
  const close = socket.destroySoon;
  // By this Node ends a connection after its last answer.
  socket.destroySoon = () => (request.complete ? close.call(socket) : closeGently(socket));
  request.unpipe();
  request.resume();
  const stop = watchRest(socket);
  request.once('end', () => {
    stop();
    socket.destroySoon = close;
  });
}
