import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/ports/files/s3Client';
import { s3Keys, signatureProblem } from './s3Signature';

/**
 * What goes wrong with a request: an answer of 500, a connection that is cut before or in the middle of the answer, none
 * at all, or work that is done without an answer.
 */
export type Fault = 'error' | 'cut' | 'cut in the body' | 'silent' | 'silent in the body' | 'answer lost';

export interface FakeS3 {
  readonly settings: S3Settings;
  readonly objects: Map<string, Buffer>;
  /** Uploads in parts that were neither completed nor aborted. */
  readonly uploads: Map<string, Map<number, Buffer>>;
  /** Method, key and query of each request, such as `PUT 0a1b?partNumber=1`, without the upload's key. */
  readonly requests: string[];
  /** Status and code of a storage that has no room; undefined while it has. */
  full: readonly [status: number, code: string] | undefined;
  /** Returns what goes wrong with a request; undefined for nothing. */
  fault: (request: string) => Fault | undefined;
}

const bucket = 'portal';
/** Smallest part but the last one, as S3 has it. */
const smallestPart = 5 * 1024 * 1024;

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;
const refused = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
});

/** Starts a storage on this machine that verifies each signature; it is closed after the tests of the file. */
export async function s3Server(): Promise<FakeS3> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const url = new URL(request.url ?? '/', 'http://storage');
    const [, first, key = ''] = url.pathname.split('/');
    const { method = '', headers } = request;
    const query = url.searchParams;
    const known = ['uploads', 'partNumber'].filter((name) => query.has(name));
    const named = known.map((name) => `?${name}${query.get(name) ? `=${query.get(name)}` : ''}`);
    const line = `${method} ${key}${named.join('')}`;
    fake.requests.push(line);
    const fault = fake.fault(line);
    if (fault === 'silent') return;
    if (fault === 'cut') return void request.socket.destroy();
    if (fake.full && (method === 'PUT' || method === 'POST')) return give(response, refused(...fake.full));
    if (fault === 'error') return give(response, refused(500, 'InternalError'));
    const problem = signatureProblem(request, body);
    const answer =
      problem !== undefined
        ? refused(403, problem)
        : first === bucket
          ? answerTo(fake, { method, key, query, headers, body })
          : refused(404, 'NoSuchBucket');
    if (fault === 'answer lost') return void request.socket.destroy();
    give(response, answer, fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const fake: FakeS3 = {
    settings: { ...s3Keys, endpoint, publicEndpoint: endpoint, bucket, pathStyle: true },
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    full: undefined,
    fault: () => undefined,
  };
  return fake;
}

function give(response: ServerResponse, { status, body = '', headers = {} }: Answer, fault?: Fault): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'content-length': bytes.length, ...headers });
  if (fault !== 'cut in the body' && fault !== 'silent in the body') return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => {
    if (fault === 'cut in the body') response.destroy();
  });
}

function answerTo({ objects, uploads }: FakeS3, asked: Asked): Answer {
  const { method, key, query, body } = asked;
  const upload = uploads.get(query.get('uploadId') ?? '');
  if (key === '') return { status: 200 };
  if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, new Map());
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }
  if (query.has('uploadId') && !upload) return refused(404, 'NoSuchUpload');
  if (upload && method === 'PUT') {
    upload.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: etagOf(body) } };
  }
  if (upload && method === 'POST') return complete(objects, uploads, asked, upload);
  if (upload && method === 'DELETE') {
    uploads.delete(query.get('uploadId') ?? '');
    return { status: 204 };
  }
  return answerToObject(objects, asked);
}

function complete(
  objects: FakeS3['objects'],
  uploads: FakeS3['uploads'],
  { key, query, body }: Asked,
  parts: Map<number, Buffer>,
): Answer {
  const pattern = /<PartNumber>(\d+)<\/PartNumber><ETag>&quot;([0-9a-f]+)&quot;<\/ETag>/g;
  const listed = [...body.toString().matchAll(pattern)];
  const chosen = listed.map(([, number, etag]) => {
    const bytes = parts.get(Number(number));
    return bytes && etagOf(bytes) === `"${etag}"` ? bytes : undefined;
  });
  const found = chosen.flatMap((bytes) => bytes ?? []);
  if (found.length === 0 || found.length < chosen.length) return refused(400, 'InvalidPart');
  if (found.slice(0, -1).some((bytes) => bytes.length < smallestPart))
    // As S3 does: the status is sent before the work is done.
    return { ...refused(200, 'EntityTooSmall') };
  objects.set(key, Buffer.concat(found));
  uploads.delete(query.get('uploadId') ?? '');
  return { status: 200, body: '<CompleteMultipartUploadResult/>' };
}

function answerToObject(objects: FakeS3['objects'], { method, key, query, headers, body }: Asked): Answer {
  if (method === 'PUT') {
    objects.set(key, body);
    return { status: 200, headers: { etag: etagOf(body) } };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const bytes = objects.get(key);
  if (!bytes) return refused(404, 'NoSuchKey');
  const etag = etagOf(bytes);
  if (headers['if-match'] !== undefined && headers['if-match'] !== etag)
    return refused(412, 'PreconditionFailed');
  const from = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1];
  const disposition = query.get('response-content-disposition');
  const answer = {
    etag,
    'content-type': query.get('response-content-type') ?? 'application/octet-stream',
    ...(disposition !== null && { 'content-disposition': disposition }),
  };
  if (method === 'HEAD')
    return { status: 200, headers: { ...answer, 'content-length': String(bytes.length) } };
  return from === undefined
    ? { status: 200, headers: answer, body: bytes }
    : { status: 206, headers: answer, body: bytes.subarray(Number(from)) };
}
