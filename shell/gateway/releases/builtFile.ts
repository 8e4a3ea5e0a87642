import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deltaFor, dictionaryHeaders } from '../../../build/negotiation.mjs';

/**
 * Cache header of files that never change: chunks are named by content hash, and an entry is in the folder of its
 * version.
 */
export const immutable = 'public, max-age=31536000, immutable';

async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
}

/**
 * Sends a built file: a script as a delta against the one of an earlier build that the browser has, if there is such a delta
 * (RFC 9842), else compressed as the browser accepts it.
 * @param root folder that the file is in
 */
export async function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  file: string,
) {
  const [path = ''] = request.url.split('?');
  const headers = dictionaryHeaders(path);
  // Any other path may lead anywhere, and is checked by the plugin only.
  const isDictionary = headers['use-as-dictionary'] && (await sizeOf(join(root, file))) !== undefined;
  if (!isDictionary) return reply.header('vary', 'accept-encoding').sendFile(file, root);
  reply.headers({ ...headers });
  const delta = deltaFor(file, request.headers);
  const size = delta && (await sizeOf(join(root, delta)));
  if (!delta || size === undefined) return reply.sendFile(file, root);
  reply.headers({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': size,
    'content-encoding': 'dcz',
  });
  return reply.send(createReadStream(join(root, delta)));
}
