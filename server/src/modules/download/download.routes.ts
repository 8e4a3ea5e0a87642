import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import type { Attachment, LinkKind } from '../../kit/download';
import type { Module } from '../../kit/module';
import { isLinkValid } from '../upload/fileLink.service';
import { type FileRow, findFiles } from '../upload/upload.repo';

/** A wildcard, because some keys are longer than a parameter may be. */
interface Link {
  Params: { '*': string };
  Querystring: { exp?: string; sig?: string };
}

/**
 * Downloads by a signed link, `GET /api/open/<kind>/<key>?exp=&sig=`: what the modules of `cards` generate, and their stored files
 * (`file`), these by the storage itself where browsers can reach it. Refuses with link_expired, and with not_found.
 */
export const downloadRoutes =
  (cards: readonly Module[]) =>
  (app: App): void => {
    const { db, ports, now } = app.deps;
    app.get<Link>('/api/open/file/*', async (request, reply) => {
      const key = signedKey(app, 'file', request);
      const file = await db.read((tx) => fileBehind(tx, cards, key, now()));
      const link = file && (await ports.files.link(file.stored, disposition(file.name)));
      if (link !== undefined) return reply.header('cache-control', 'private, no-store').redirect(link);
      const content = file && (await ports.files.open(file.stored));
      if (!file || !content) throw refuse('not_found', { noun: 'orderFile' });
      return attach(reply, { ...content, mime: file.mime, name: file.name });
    });

    for (const { kind, noun, inline, make } of cards.flatMap(({ downloads }) => downloads ?? []))
      app.get<Link>(`/api/open/${kind}/*`, async (request, reply) => {
        const made = await make(signedKey(app, kind, request), app.deps);
        if (!made) throw refuse('not_found', { noun });
        return attach(reply, made, inline && 'inline');
      });
  };

/** Returns the key of a link; refuses a link that expired or that this portal did not sign. */
function signedKey(app: App, kind: LinkKind, { params, query }: FastifyRequest<Link>): string {
  const { secret, now } = app.deps;
  const link = { kind, rid: params['*'], exp: Number(query.exp), sig: String(query.sig) };
  if (!isLinkValid(secret, link, now())) throw refuse('link_expired');
  return link.rid;
}

/** Finds the stored file behind the key of a link. */
async function fileBehind(
  tx: Tx,
  cards: readonly Module[],
  key: string,
  now: Date,
): Promise<FileRow | undefined> {
  for (const { fileOf } of cards) {
    const file_rid = await fileOf?.(tx, key, now);
    if (file_rid !== undefined) return (await findFiles(tx, [file_rid]))[0];
  }
  return undefined;
}

const attach = (
  reply: FastifyReply,
  { stream, size, mime, name }: Attachment,
  kind: 'attachment' | 'inline' = 'attachment',
): FastifyReply =>
  reply
    .headers({
      'content-type': mime,
      ...(size !== undefined && { 'content-length': size }),
      'content-disposition': disposition(name, kind),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(stream);

/** Returns a Content-Disposition header (RFC 6266) with the UTF-8 name (RFC 5987) and an ASCII name for old clients. */
function disposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
