import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../deps';
import { encodeFor } from '../../http/encoding';
import { refuse } from '../../http/error';
import { findUploaded } from './picture.repo';
import { type DrawnPicture, findDrawn } from './picture.service';

const safeHeaders = {
  'x-content-type-options': 'nosniff',
  // An SVG that is opened as a page must not run scripts with the portal's origin.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const drawnHeaders = {
  ...safeHeaders,
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
};

/** An uploaded picture never changes: another one has another name. */
const uploadedHeaders = {
  ...safeHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
};

/** Serves the pictures of content, drawn or uploaded, at the full paths that picture fields contain. */
export function pictureRoutes(app: App): void {
  app.get<{ Params: { name: string } }>('/upload/img/:name', async (request, reply) => {
    const { name } = request.params;
    const drawn = await findDrawn(name);
    return drawn ? sendDrawn(drawn, request, reply) : sendUploaded(app, name, reply);
  });
}

async function sendDrawn({ etag, body }: DrawnPicture, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...drawnHeaders, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(await encodeFor(request, reply, body));
}

async function sendUploaded({ deps: { db, ports } }: App, name: string, reply: FastifyReply) {
  const row = /^[\w-]{1,60}\.(jpg|png|webp)$/.test(name)
    ? await db.read((tx) => findUploaded(tx, name))
    : undefined;
  const content = row && (await ports.files.open(row.stored));
  if (!row || !content) throw refuse('not_found');
  reply.headers({ ...uploadedHeaders, 'content-type': row.mime, 'content-length': content.size });
  return reply.send(content.stream);
}
