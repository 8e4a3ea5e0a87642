import { Unreachable } from '../unreachable';
import { failureOf, reasonOf, type S3Request } from './s3Client';

/** Sends a request to the bucket; repeated while the storage is away. */
export type Send = (request: S3Request) => Promise<Response>;

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
