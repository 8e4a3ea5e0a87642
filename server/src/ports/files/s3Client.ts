import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Unreachable } from '../unreachable';

/** A bucket of an S3-compatible storage. */
export interface S3Settings {
  /** URL of the storage, without the bucket. */
  readonly endpoint: string;
  /** URL under which browsers reach the storage; undefined when they can't, so that downloads go through the API. */
  readonly publicEndpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket is the first part of the path (Garage, SeaweedFS), not of the host (AWS, Aliyun OSS). */
  readonly pathStyle: boolean;
}

/** Timeouts in milliseconds. */
export interface S3Timeouts {
  /** Of one attempt, and between two chunks of a download. */
  readonly attempt: number;
  /** First pause before another attempt; doubled each time. */
  readonly pause: number;
}

export const usualTimeouts: S3Timeouts = { attempt: 30_000, pause: 200 };

/** Attempts of a request, and of a download without progress. */
export const attempts = 4;

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty: the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** The timeout ends with the headers: the caller limits the time of the body. */
  readonly streamed?: boolean;
}

/**
 * Sends a request, again after a pause while the storage does not answer or answers 5xx or 429. Every request can be
 * repeated: names are random, and completing an upload twice is noticed. Throws {@link Unreachable} after the last attempt.
 */
export async function sendToS3(
  settings: S3Settings,
  request: S3Request,
  timeouts: S3Timeouts,
  most = attempts,
): Promise<Response> {
  let failure = 'no answer';
  for (let attempt = 0; attempt < most; attempt++) {
    if (attempt > 0) await pauseBefore(attempt, timeouts);
    const response = await answerOf(settings, request, timeouts);
    if (response && response.status < 500 && response.status !== 429) return response;
    if (response) failure = await reasonOf(response);
    if (isFull(failure)) break;
  }
  throw failureOf(request.method, failure);
}

/** The bucket or the volume under it has no room. The code is that of a full volume, by which `isStorageFull` knows it. */
class BucketFull extends Error {
  readonly code = 'ENOSPC';
}

/** Status 507, and the codes by which storages say that a quota or a volume is full: AWS, Ceph, MinIO, Aliyun OSS, SeaweedFS. */
const isFull = (reason: string): boolean =>
  /^507\b|QuotaExceeded|InsufficientStorage|InsufficientCapacity|StorageFull|EntityTooLarge/.test(reason);

/** Returns the error for an answer that is no success. It passes on nothing but status and code. */
export const failureOf = (method: string, reason: string): Error =>
  isFull(reason) ? new BucketFull(`S3: ${method} ${reason}`) : new Unreachable(`S3: ${method} ${reason}`);

/** Waits before an attempt: the pause doubles, and is random so that many clients do not come back at once. */
export const pauseBefore = (attempt: number, { pause }: S3Timeouts): Promise<void> =>
  wait(pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));

async function answerOf(
  settings: S3Settings,
  { method, key, query, headers, body, streamed }: S3Request,
  { attempt }: S3Timeouts,
): Promise<Response | undefined> {
  const signed = await new AwsV4Signer({
    ...keysOf(settings),
    method,
    url: urlOf(settings, settings.endpoint, key, query),
    headers: {
      ...headers,
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
  }).sign();
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), attempt);
  timer.unref();
  try {
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body }),
      signal: abort.signal,
    });
    if (streamed === true) clearTimeout(timer);
    return response;
  } catch {
    clearTimeout(timer);
    return undefined;
  }
}

/** Returns a URL that downloads an object for some seconds without a key. */
export async function presignedUrl(
  settings: S3Settings,
  endpoint: string,
  key: string,
  query: Readonly<Record<string, string>>,
): Promise<string> {
  const url = urlOf(settings, endpoint, key, query);
  const signed = await new AwsV4Signer({ ...keysOf(settings), method: 'GET', url, signQuery: true }).sign();
  return signed.url.toString();
}

/** Returns status and code of a refusal; the code is the part of the answer that is safe to log. */
export async function reasonOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return `${response.status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`.trim();
}

const keysOf = ({ accessKeyId, secretAccessKey, region }: S3Settings) => ({
  accessKeyId,
  secretAccessKey,
  region,
  service: 's3',
});

function urlOf(
  { bucket, pathStyle }: S3Settings,
  endpoint: string,
  key: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const base = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  url.pathname = `${base}${pathStyle ? `${bucket}/` : ''}${key}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}
