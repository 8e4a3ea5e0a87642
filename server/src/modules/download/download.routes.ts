import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { findOrderFile } from '../orderFile/orderFile.repo';
import { isRequirementFile } from '../requirement/requirement.repo';
import { isLinkValid } from '../upload/fileLink.service';
import { type FileRow, findFiles } from '../upload/upload.repo';

interface Link {
  Params: { rid: string };
  Querystring: { exp?: string; sig?: string };
}

/**
 * `GET /api/open/file/<rid>?exp=&sig=`: streams the file of an order or a requirement as an attachment, while the
 * signed link is valid.
 */
export function downloadRoutes(app: App): void {
  const { db, ports, secret, now } = app.deps;
  app.get<Link>('/api/open/file/:rid', async (request, reply) => {
    const link = { rid: request.params.rid, exp: Number(request.query.exp), sig: String(request.query.sig) };
    if (!isLinkValid(secret, link, now())) throw refuse('link_expired');
    const file = await db.read((tx) => fileBehind(tx, link.rid));
    const content = file && (await ports.files.open(file.stored));
    if (!file || !content) throw refuse('not_found', { noun: 'orderFile' });
    return reply
      .headers({
        'content-type': file.mime,
        'content-length': content.size,
        'content-disposition': attachment(file.name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(content.stream);
  });
}

/** Finds the file of a link: an order's file by its own key, or the file of a requirement. */
async function fileBehind(tx: Tx, rid: string): Promise<FileRow | undefined> {
  const ofOrder = await findOrderFile(tx, rid);
  if (ofOrder) return ofOrder.file;
  const [file] = (await isRequirementFile(tx, rid)) ? await findFiles(tx, [rid]) : [];
  return file;
}

/** Returns a Content-Disposition header (RFC 6266) with the UTF-8 name (RFC 5987) and an ASCII name for old clients. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
