import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { contract, type Endpoint, isRead } from '@portal/shared/contract';
import { notRunHeader, requestUrl } from '@portal/shared/node';
import type { FastifyReply } from 'fastify';
import { releasesHeader } from '../../manifest/releasesHeader';
import { attempt, NoAnswer, type Outgoing } from './attempt';
import { endToEnd } from './endToEnd';
import type { Upstream, Upstreams } from './upstreams';

/** Size in bytes up to which a body is read before it is sent, so that it can be sent again. Larger ones are streamed. */
const keptBody = 64 * 1024;

const calls: Readonly<Record<string, Endpoint>> = contract;

/** Returns whether a request has the same effect when the API receives it twice: it only reads, or it has a key. */
function isRepeatable({ method, url, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const path = requestUrl(url ?? '').pathname.replace(/^\/api\//, '');
  const keyed = headers['idempotency-key'] !== undefined;
  const endpoint = Object.hasOwn(calls, path) ? calls[path] : undefined;
  return endpoint !== undefined && ((keyed && endpoint.idempotent === true) || isRead(endpoint));
}

async function bodyOf(request: IncomingMessage): Promise<Outgoing['body']> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return undefined;
  return encoding === undefined && Number(length) <= keptBody ? buffer(request) : request;
}

/** Aborts when the client closes the connection before it has the whole answer. */
function clientGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

interface Answered {
  readonly answer: IncomingMessage;
  readonly by: Upstream;
}

/** Returns whether the request can be sent again: nothing of it was a stream. */
const isKept = ({ body }: Outgoing): boolean => body === undefined || Buffer.isBuffer(body);

/** Sends the request to a process of the API, and once more to another one where that is safe. */
async function answered(upstreams: Upstreams, outgoing: Outgoing, repeatable: boolean): Promise<Answered> {
  const first = await upstreams.choose();
  if (first === undefined) throw new NoAnswer(false, { cause: 'the name of the API has no address' });
  try {
    const answer = await attempt(upstreams, first, outgoing);
    return await whereRun(upstreams, outgoing, { answer, by: first });
  } catch (error) {
    upstreams.avoid(first);
    const untouched = error instanceof NoAnswer && !error.sent;
    const again = untouched || (repeatable && isKept(outgoing));
    const second = again && !outgoing.signal.aborted ? await upstreams.choose(first) : undefined;
    if (second === undefined) throw error;
    return { answer: await attempt(upstreams, second, outgoing), by: second };
  }
}

/**
 * Sends a call that a process has not run, because it has too many in progress, once more to another one. A full process is
 * no process that failed, so it is not avoided. The first answer is kept for the case that the other one has none.
 */
async function whereRun(upstreams: Upstreams, outgoing: Outgoing, refused: Answered): Promise<Answered> {
  const isNotRun = refused.answer.headers[notRunHeader] !== undefined;
  const by = isNotRun && isKept(outgoing) ? await upstreams.another(refused.by) : undefined;
  if (by === undefined) return refused;
  try {
    const answer = await attempt(upstreams, by, outgoing);
    refused.answer.resume();
    return { answer, by };
  } catch {
    upstreams.avoid(by);
    return refused;
  }
}

/** Returns the headers of an answer without the releases that a gateway behind this one names: the page is of this one. */
function withoutReleases(headers: ReturnType<typeof endToEnd>) {
  const { [releasesHeader.toLowerCase()]: _, ...others } = headers;
  return others;
}

/**
 * Forwards a request to the API and sends its answer. Rejects with {@link NoAnswer} when no process answers.
 */
export async function forward(
  upstreams: Upstreams,
  raw: IncomingMessage,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = clientGone(reply.raw);
  const outgoing = {
    method: raw.method ?? 'GET',
    path: raw.url ?? '/',
    headers: endToEnd(raw.headers),
    body: await bodyOf(raw),
    signal,
  };
  const { answer, by } = await answered(upstreams, outgoing, isRepeatable(raw));
  // A process that stops closes its connections with their next answer; one that answers early closes only this one.
  if (answer.headers.connection === 'close' && isKept(outgoing)) upstreams.avoid(by);
  return reply
    .code(answer.statusCode ?? 502)
    .headers(withoutReleases(endToEnd(answer.headers)))
    .send(answer);
}
