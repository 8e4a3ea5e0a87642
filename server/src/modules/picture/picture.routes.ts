import type { FastifyReply } from 'fastify';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { findPicture, type Picture } from './picture.service';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
  // A drawing that is opened by itself must not run anything in the portal's name.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The portal's own pictures, at the complete paths that image fields hold. */
export function pictureRoutes(app: App): void {
  app.get<{ Params: { name: string } }>('/upload/img/:name', async (request, reply) => {
    const picture = await findPicture(request.params.name);
    if (!picture) throw refuse('not_found');
    reply.headers({ ...headers, etag: picture.etag });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return sendEncoded(reply, picture, request.headers['accept-encoding'] ?? '');
  });
}

function sendEncoded(reply: FastifyReply, picture: Picture, accepted: unknown): FastifyReply {
  const encodings = String(accepted);
  if (/\bbr\b/.test(encodings)) return reply.header('content-encoding', 'br').send(picture.br);
  if (/\bgzip\b/.test(encodings)) return reply.header('content-encoding', 'gzip').send(picture.gzip);
  return reply.send(picture.plain);
}
