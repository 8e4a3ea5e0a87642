import { Unreachable } from '../unreachable';
import { newFileName } from './fileName';
import type { FileParts, StoredPart } from './files';
import { failureOf, reasonOf } from './s3Client';
import { accepted, removeObject, type Send } from './s3Send';

/** Multipart uploads of S3. */
export function s3Parts(send: Send): FileParts {
  return {
    start: async () => {
      const name = newFileName();
      const response = await accepted(send, { method: 'POST', key: name, query: { uploads: '' } });
      const key = /<UploadId>([^<]+)<\/UploadId>/.exec(await response.text())?.[1];
      if (key === undefined) throw new Unreachable('S3: POST without an upload id');
      return { name, key };
    },
    put: async ({ name, key }, number, bytes) => {
      const query = { partNumber: String(number), uploadId: key };
      const response = await send({ method: 'PUT', key: name, query, body: new Uint8Array(bytes) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw failureOf('PUT', await reasonOf(response));
      return response.headers.get('etag') ?? '';
    },
    join: async ({ name, key }, parts) => {
      const body = new TextEncoder().encode(listOf(parts));
      const response = await send({ method: 'POST', key: name, query: { uploadId: key }, body });
      // The answer begins before the work is done, so a failure may come with status 200.
      const text = await response.text();
      if (response.ok && !text.includes('<Error>')) return;
      // An earlier attempt may have completed the upload without an answer that arrived.
      if ((await send({ method: 'HEAD', key: name })).ok) return;
      throw failureOf('POST', `${response.status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`.trim());
    },
    discard: async ({ name, key }) => {
      const response = await send({ method: 'DELETE', key: name, query: { uploadId: key } });
      if (!response.ok && response.status !== 404)
        throw new Unreachable(`S3: DELETE ${await reasonOf(response)}`);
      await removeObject(send, name);
    },
  };
}

function listOf(parts: readonly StoredPart[]): string {
  const sorted = [...parts].sort((a, b) => a.number - b.number);
  const list = sorted.map(
    ({ number, etag }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
}
