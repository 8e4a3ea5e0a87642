import { isFileName, newFileName } from './fileName';
import type { Files } from './files';
import { presignedUrl, type S3Settings, type S3Timeouts, sendToS3, usualTimeouts } from './s3Client';
import { openObject } from './s3Download';
import { s3Parts } from './s3Parts';
import { accepted, removeObject, type Send } from './s3Send';

/** Lifetime of a presigned URL in seconds. */
const lifetime = 60;

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
    // The bucket's own rule aborts what was not finished. Objects that no row names stay: two portals may share a bucket.
    sweep: async () => undefined,
    storedBefore: async () => undefined,
    setAside: async () => undefined,
    check: async () => {
      const once: Send = (request) => sendToS3(settings, request, timeouts, 1);
      await accepted(once, { method: 'HEAD', key: '' });
    },
    parts: s3Parts(send),
  };
}
