import { Readable } from 'node:stream';
import { labClock } from '@portal/shared/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { downloadEntries } from '../asset/asset.export.service';
import { linkOf } from '../asset/asset.rules';
import { stateOfPicture } from '../evaluation/evaluation.repo';
import { isInvoiceFile } from '../invoiceApply/invoiceApply.file.repo';
import { countAttempt } from '../limit/limit.service';
import { downloadOrders } from '../order/order.export.service';
import { findOrder, type OrderRow } from '../order/order.repo';
import { findOrderFile } from '../orderFile/orderFile.repo';
import { downloadableData, rawData } from '../orderFile/orderFile.zip.service';
import { exportOf } from '../personal/personal.export.service';
import { downloadLimits } from '../personal/personal.limits';
import { makeReceipt } from '../prestore/prestore.receipt.service';
import { isPrestoreVoucher } from '../prestore/prestore.repo';
import { makeReference } from '../quotation/quotation.reference.service';
import { isQuotationFile } from '../quotation/quotation.repo';
import { isRequirementFile } from '../requirement/requirement.message.repo';
import { labelFileName, labelLinkOf } from '../sample/sample.label.rules';
import { makeLabels } from '../sample/sample.label.service';
import { makeShippingLabel } from '../sample/sample.parcel.service';
import { downloadClusterEntries } from '../statement/statement.clusterExport.service';
import { makeStatementFile } from '../statement/statement.file.service';
import { ordersPaidFrom } from '../statement/statement.repo';
import { isVoucher } from '../transferApply/transferApply.repo';
import { isLinkValid, type LinkKind } from '../upload/fileLink.service';
import { type FileRow, findFiles } from '../upload/upload.repo';
import { findUser } from '../user/user.repo';
import { storedEntries, zipOf } from '../zip/zip.service';
import { exportName, rawZipName, zipName } from './download.rules';

interface Link {
  Params: { rid: string };
  Querystring: { exp?: string; sig?: string };
}

interface LabelsLink extends Pick<Link, 'Querystring'> {
  Params: { '*': string };
}

/**
 * Downloads by a signed link, as attachments, by the storage itself where browsers can reach it: `GET /api/open/file/<rid>?exp=&sig=` the file of an order or a
 * requirement, `GET /api/open/print/<rid>?exp=&sig=` the PDF of an invoice shown in the browser, `GET /api/open/zip/<rid>?exp=&sig=` all data of an order, `GET /api/open/export/<rid>?exp=&sig=` all
 * data of a member, `GET /api/open/rawZip/<rid>?exp=&sig=` the raw data of an order, `GET /api/open/entries/<key>?exp=&sig=` entries of a member's accounts,
 * `GET /api/open/orders/<key>?exp=&sig=` orders of a member, `GET /api/open/clusterEntries/<key>?exp=&sig=` entries of a group, `GET /api/open/labels/<key>?exp=&sig=` labels of samples,
 * `GET /api/open/priceReference/<key>?exp=&sig=` prices of items of a plan,
 * `GET /api/open/statement/<rid>?exp=&sig=` a statement, `GET /api/open/receipt/<rid>?exp=&sig=` the receipt of a prepayment.
 */
export function downloadRoutes(app: App): void {
  const { db, ports } = app.deps;
  app.get<Link>('/api/open/file/:rid', async (request, reply) => {
    const rid = validRid(app, 'file', request);
    const file = await db.read((tx) => fileBehind(tx, rid));
    const link = file && (await ports.files.link(file.stored, attachment(file.name)));
    if (link !== undefined) return reply.header('cache-control', 'private, no-store').redirect(link);
    const content = file && (await ports.files.open(file.stored));
    if (!file || !content) throw refuse('not_found', { noun: 'orderFile' });
    return attach(reply, { ...content, mime: file.mime, name: file.name });
  });

  app.get<Link>('/api/open/print/:rid', async (request, reply) => {
    const rid = validRid(app, 'print', request);
    const [file] = await db.read(async (tx) => ((await isInvoiceFile(tx, rid)) ? findFiles(tx, [rid]) : []));
    const content = file?.mime === 'application/pdf' ? await ports.files.open(file.stored) : undefined;
    if (!file || !content) throw refuse('not_found', { noun: 'invoiceFile' });
    return attach(reply, { ...content, mime: file.mime, name: file.name }, 'inline');
  });

  for (const [kind, filesOf, nameOf] of zips)
    app.get<Link>(`/api/open/${kind}/:rid`, async (request, reply) => {
      const rid = validRid(app, kind, request);
      const found = await db.read(async (tx) => {
        const order = await findOrder(tx, rid);
        return order && { order, files: await filesOf(tx, order) };
      });
      if (!found || found.files.length === 0) throw refuse('not_found', { noun: 'orderFile' });
      const zip = zipOf(storedEntries(ports.files, found.files));
      return attach(reply, { ...zip, mime: 'application/zip', name: nameOf(found.order.code) });
    });

  app.get<Link>('/api/open/export/:rid', async (request, reply) => {
    const rid = validRid(app, 'export', request);
    const { now } = app.deps;
    await countAttempt(db, downloadLimits(rid), now());
    const user = await db.read((tx) => findUser(tx, rid));
    if (!user) throw refuse('not_found', { noun: 'orderFile' });
    const zip = zipOf(await exportOf(app.deps, user));
    return attach(reply, { ...zip, mime: 'application/zip', name: exportName(labClock(now()).today) });
  });

  app.get<Link>('/api/open/entries/:rid', async (request, reply) => {
    const link = linkOf(validRid(app, 'entries', request));
    if (!link) throw refuse('not_found', { noun: 'orderFile' });
    return attach(reply, await downloadEntries(db, link, app.deps.now()));
  });

  app.get<Link>('/api/open/orders/:rid', async (request, reply) =>
    attach(
      reply,
      downloadOrders(db, validRid(app, 'orders', request), { paidFrom: ordersPaidFrom, now: app.deps.now() }),
    ),
  );

  app.get<Link>('/api/open/clusterEntries/:rid', async (request, reply) =>
    attach(reply, await downloadClusterEntries(db, validRid(app, 'clusterEntries', request))),
  );

  for (const [kind, make] of documents)
    app.get<Link>(`/api/open/${kind}/:rid`, async (request, reply) => {
      const made = await make(db, validRid(app, kind, request), app.deps.now());
      if (!made) throw refuse('not_found', { noun: 'orderFile' });
      return attachPdf(reply, made);
    });

  // A wildcard, because the keys of many samples are longer than a parameter may be.
  app.get<LabelsLink>('/api/open/labels/*', async ({ params, query }, reply) => {
    const { now } = app.deps;
    const link = labelLinkOf(signedKey(app, 'labels', params['*'], query));
    const pdf = link && (await makeLabels(db, link, now()));
    if (!pdf) throw refuse('not_found', { noun: 'sample' });
    const name = labelFileName(labClock(now()).today);
    return attachPdf(reply, { name, bytes: pdf });
  });

  // A wildcard for the same reason: the keys of many items.
  app.get<LabelsLink>('/api/open/priceReference/*', async ({ params, query }, reply) => {
    const key = signedKey(app, 'priceReference', params['*'], query);
    const made = await makeReference(db, key, app.deps.now());
    if (!made) throw refuse('not_found', { noun: 'planItem' });
    return attachPdf(reply, made);
  });
}

type FilesOf = (tx: Tx, order: OrderRow) => Promise<FileRow[]>;

/** Zips of an order's files, by the kind of their links. */
const zips: readonly (readonly [LinkKind, FilesOf, (code: string) => string])[] = [
  ['zip', downloadableData, zipName],
  ['rawZip', (tx, { rid }) => rawData(tx, rid), rawZipName],
];

interface GeneratedPdf {
  readonly name: string;
  readonly bytes: Buffer;
}

type Generate = (db: Db, rid: string, now: Date) => Promise<GeneratedPdf | undefined>;

/** PDFs that are generated while they are downloaded, by the kind of their links. */
const documents: readonly (readonly [LinkKind, Generate])[] = [
  ['statement', makeStatementFile],
  ['receipt', makeReceipt],
  ['shippingLabel', makeShippingLabel],
];

/** Returns the key of a link; refuses a link that expired or that this portal did not sign. */
const validRid = (app: App, kind: LinkKind, { params, query }: FastifyRequest<Link>): string =>
  signedKey(app, kind, params.rid, query);

function signedKey(app: App, kind: LinkKind, rid: string, query: Link['Querystring']): string {
  const { secret, now } = app.deps;
  const link = { kind, rid, exp: Number(query.exp), sig: String(query.sig) };
  if (!isLinkValid(secret, link, now())) throw refuse('link_expired');
  return link.rid;
}

/** Whether a browser saves a file or shows it. */
type Disposition = 'attachment' | 'inline';

interface Attachment {
  readonly stream: Readable;
  /** Missing for a file that is generated while it is downloaded. */
  readonly size?: number | undefined;
  readonly mime: string;
  readonly name: string;
}

function attachPdf(reply: FastifyReply, { name, bytes }: GeneratedPdf): FastifyReply {
  const stream = Readable.from([bytes]);
  return attach(reply, { stream, size: bytes.byteLength, mime: 'application/pdf', name });
}

function attach(
  reply: FastifyReply,
  { stream, size, mime, name }: Attachment,
  disposition: Disposition = 'attachment',
): FastifyReply {
  return reply
    .headers({
      'content-type': mime,
      ...(size !== undefined && { 'content-length': size }),
      'content-disposition': attachment(name, disposition),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(stream);
}

/** Finds the file of a link: an order's file by its own key, the file of a requirement, the PDF of a quotation, the voucher of a prepayment or transfer, an invoice, or a picture of an evaluation. */
async function fileBehind(tx: Tx, rid: string): Promise<FileRow | undefined> {
  const ofOrder = await findOrderFile(tx, rid);
  if (ofOrder) return ofOrder.file;
  const isLinked =
    (await isRequirementFile(tx, rid)) ||
    (await isQuotationFile(tx, rid)) ||
    (await isPrestoreVoucher(tx, rid)) ||
    (await isVoucher(tx, rid)) ||
    (await isInvoiceFile(tx, rid)) ||
    (await stateOfPicture(tx, rid)) !== undefined;
  return isLinked ? (await findFiles(tx, [rid]))[0] : undefined;
}

/** Returns a Content-Disposition header (RFC 6266) with the UTF-8 name (RFC 5987) and an ASCII name for old clients. */
export function attachment(name: string, disposition: Disposition = 'attachment'): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
