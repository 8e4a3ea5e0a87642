import { Unreachable } from '../unreachable';
import { isFileName, newFileName } from './fileName';
import type { Files } from './files';
import {
  failureOf,
  presignedUrl,
  reasonOf,
  type S3Request,
  type S3Settings,
  type S3Timeouts,
  sendToS3,
  usualTimeouts,
} from './s3Client';
import { openObject } from './s3Download';
import { s3Parts } from './s3Parts';

/** Lifetime of a presigned URL in seconds. */
const lifetime = 60;

/** Sends a request to the bucket; repeated while the storage is away. */
export type Send = (request: S3Request) => Promise<Response>;

/** Files as objects of a bucket. Several API processes share it. */
export function s3Files(settings: S3Settings, timeouts: S3Timeouts = usualTimeouts): Files {
  const send: Send = (request) => sendToS3(settings, request, timeouts);
  return {
    put: async (bytes) => {
      const name = newFileName();
      await accepted(send, { method: 'PUT', key: name, body: new Uint8Array(bytes) });
      return name;
    },
    open: async (name) => (isFileName(name) ? openObject(send, name, timeouts) : undefined),
    remove: async (name) => {
      if (isFileName(name)) await removeObject(send, name);
    },
    link: async (name, disposition) =>
      settings.publicEndpoint === undefined || !isFileName(name)
        ? undefined
        : presignedUrl(settings, settings.publicEndpoint, name, {
            'X-Amz-Expires': String(lifetime),
            'response-content-disposition': disposition,
            'response-content-type': 'application/octet-stream',
          }),
    room: async () => undefined,
    // The bucket's own rule aborts what was not finished.
    sweep: async () => undefined,
    check: async () => {
      const once: Send = (request) => sendToS3(settings, request, timeouts, 1);
      await accepted(once, { method: 'HEAD', key: '' });
    },
    parts: s3Parts(send),
  };
}

/** Sends a request and returns the answer; throws when the storage refuses it. */
export async function accepted(send: Send, request: S3Request): Promise<Response> {
  const response = await send(request);
  if (response.ok) return response;
  throw failureOf(request.method, await reasonOf(response));
}

/** Removes an object; one that does not exist counts as removed. */
export async function removeObject(send: Send, key: string): Promise<void> {
  const response = await send({ method: 'DELETE', key });
  if (!response.ok && response.status !== 404)
    throw new Unreachable(`S3: DELETE ${await reasonOf(response)}`);
}
