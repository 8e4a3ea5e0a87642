import { buffer } from 'node:stream/consumers';
import { type Parsed, reasons } from '@portal/shared/contract';
import { isReportPicture, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { Ports } from '../../ports';
import { listOrderFiles } from '../orderFile/orderFile.repo';
import { bareJpeg } from '../upload/jpegMetadata.rules';
import type { FileRow } from '../upload/upload.repo';
import type { PrintedPicture } from './report.picture.document';
import { findReport, type ReportRow } from './report.repo';
import { contentOf } from './report.rules';

/** What printing a picture needs. */
interface Printing {
  readonly ports: Pick<Ports, 'files' | 'prints'>;
}

/** A picture of a report with the stored file behind it; undefined when its order does not have it. */
interface ChosenPicture {
  readonly caption: string;
  readonly file: FileRow | undefined;
}

/** Returns the pictures of a version with their files, in the order in which they are printed. */
export async function chosenPictures(tx: Tx, row: ReportRow): Promise<ChosenPicture[]> {
  const { pictures } = contentOf(row);
  if (pictures.length === 0) return [];
  const known = new Map(
    (await listOrderFiles(tx, row.order_rid)).map((one) => [one.orderFile.rid, one.file]),
  );
  return pictures.map(({ file_rid, caption }) => ({ caption, file: known.get(file_rid) }));
}

/** Returns pictures as a PDF takes them; one that can't be read has no bytes. Outside of transactions, because it takes long. */
export async function printedPictures(
  deps: Printing,
  chosen: readonly ChosenPicture[],
): Promise<PrintedPicture[]> {
  const printed: PrintedPicture[] = [];
  for (const { caption, file } of chosen)
    printed.push({ caption, bytes: file && (await printOf(deps, file)) });
  return printed;
}

/** Returns a JPEG without its metadata, and any other picture as a plain PNG; undefined when it can't be read. */
async function printOf({ ports }: Printing, { stored, name, mime }: FileRow): Promise<Buffer | undefined> {
  const content = await ports.files.open(stored);
  if (!content) return undefined;
  const bytes = await buffer(content.stream);
  return mime === 'image/jpeg'
    ? bareJpeg(bytes)
    : ports.prints.printOf({ name, mime, bytes: new Uint8Array(bytes) });
}

/**
 * Refuses pictures that are saved with a report and that its PDF could not have: none of its order's, twice the same, too large
 * together, or not readable. What the version has already is not read again.
 */
export async function requirePictures(
  { db, ports }: Pick<Deps, 'db' | 'ports'>,
  { rid, content: { pictures } }: Parsed<'staff/report/save'>,
): Promise<void> {
  if (pictures.length === 0) return;
  const { known, had } = await db.read(async (tx) => {
    const row = await findReport(tx, rid);
    if (!row) throw refuse('not_found', { noun: 'report' });
    return { known: await listOrderFiles(tx, row.order_rid), had: contentOf(row).pictures };
  });
  let size = 0;
  for (const [index, { file_rid }] of pictures.entries()) {
    const refused = (msg: string) =>
      refuse('invalid_input', { fields: { [`content.pictures.${index}.file_rid`]: msg } });
    const found = known.find(({ orderFile }) => orderFile.rid === file_rid);
    if (!found || !isReportPicture({ ...found.file, kind: found.orderFile.kind }))
      throw refused(reasons.reportPicture);
    if (pictures.findIndex((one) => one.file_rid === file_rid) < index)
      throw refused(reasons.reportPictureTwice);
    size += found.file.size;
    if (size > limits.reportPicturesBytes) throw refused(reasons.reportPicturesSize);
    const isNew = !had.some((one) => one.file_rid === file_rid);
    if (isNew && !(await printOf({ ports }, found.file))) throw refused(reasons.reportPictureBroken);
  }
}
