import type { App } from '../../deps';
import { encodeFor } from '../../http/encoding';
import { refuse } from '../../http/error';
import { findPicture } from './picture.service';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'x-content-type-options': 'nosniff',
  // An SVG that is opened as a page must not run scripts with the portal's origin.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Serves the portal's own pictures at the full paths that picture fields contain. */
export function pictureRoutes(app: App): void {
  app.get<{ Params: { name: string } }>('/upload/img/:name', async (request, reply) => {
    const picture = await findPicture(request.params.name);
    if (!picture) throw refuse('not_found');
    reply.headers({ ...headers, etag: picture.etag });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.send(await encodeFor(request, reply, picture.body));
  });
}
