import { Readable } from 'node:stream';
import { Unreachable } from '../unreachable';
import type { StoredContent } from './files';
import { attempts, pauseBefore, reasonOf, type S3Timeouts } from './s3Client';
import type { Send } from './s3Send';

/** Where a download continues: the rest of an object from `offset`, of the version that was begun. */
interface Continued {
  readonly offset: number;
  readonly etag: string;
}

interface OpenBody {
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly size: number;
  readonly etag: string;
}

/**
 * Opens an object as a stream. When the connection breaks off, the rest is requested from where it stopped, so that a
 * long download or a zip does not start again.
 */
export async function openObject(
  send: Send,
  key: string,
  timeouts: S3Timeouts,
): Promise<StoredContent | undefined> {
  const body = await openBody(send, key);
  if (!body) return undefined;
  return {
    stream: Readable.from(chunksOf(send, key, body, timeouts), { objectMode: false }),
    size: body.size,
  };
}

async function* chunksOf(
  send: Send,
  key: string,
  first: OpenBody,
  timeouts: S3Timeouts,
): AsyncGenerator<Uint8Array> {
  let body = first;
  let failures = 0;
  try {
    for (let offset = 0; offset < first.size; ) {
      const chunk = await nextChunk(body, timeouts);
      if (chunk) {
        failures = 0;
        offset += chunk.length;
        yield chunk;
        continue;
      }
      if (++failures >= attempts) throw new Unreachable('S3: GET broke off');
      await pauseBefore(failures, timeouts);
      const rest = await openBody(send, key, { offset, etag: first.etag });
      if (!rest) throw new Unreachable('S3: GET 404 during a download');
      body = rest;
    }
  } finally {
    await cancel(body);
  }
}

/** Returns the next chunk; undefined when the connection broke off, ended, or was silent for too long. */
async function nextChunk(body: OpenBody, { attempt }: S3Timeouts): Promise<Uint8Array | undefined> {
  const idle = setTimeout(() => void cancel(body), attempt);
  try {
    return (await body.reader.read()).value;
  } catch {
    return undefined;
  } finally {
    clearTimeout(idle);
  }
}

/** Closes the connection; one that broke off is closed already. */
const cancel = (body: OpenBody): Promise<void> => body.reader.cancel().catch(() => undefined);

/** Requests an object or its rest; undefined when it does not exist. */
async function openBody(send: Send, key: string, from?: Continued): Promise<OpenBody | undefined> {
  const rest = from && { range: `bytes=${from.offset}-`, 'if-match': from.etag };
  const response = await send({ method: 'GET', key, streamed: true, ...(rest && { headers: rest }) });
  if (response.status === 404) return undefined;
  if (response.status !== (from ? 206 : 200) || !response.body)
    throw new Unreachable(`S3: GET ${await reasonOf(response)}`);
  return {
    reader: response.body.getReader(),
    size: Number(response.headers.get('content-length')),
    etag: response.headers.get('etag') ?? '',
  };
}
