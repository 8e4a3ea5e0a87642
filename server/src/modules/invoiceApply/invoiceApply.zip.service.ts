import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Data, InvoiceApply } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { z } from 'zod';
import type { Db } from '../../db/client';
import { refuse } from '../../http/error';
import type { Attachment } from '../../kit/download';
import type { Files } from '../../ports/files/files';
import { periodName } from '../listExport/listExport.rules';
import { csvOf } from '../spreadsheet/spreadsheet.csv.service';
import { keyedInput } from '../upload/fileLink.service';
import { storedEntries, type ZipEntry, zipOf } from '../zip/zip.service';
import { contentsName, folderOf, invoicesTable, requestCells, zipName } from './invoiceApply.export.rules';
import { allInvoices, type InvoiceFilters } from './invoiceApply.export.service';
import { type InvoiceFile, invoiceFilesOf } from './invoiceApply.file.repo';
import { isShown } from './invoiceApply.file.rules';

/** A request with its files that the member may download. */
interface Zipped {
  readonly apply: InvoiceApply;
  readonly files: readonly InvoiceFile[];
}

/** What a zip has, and what it leaves out. */
interface Planned {
  readonly zipped: readonly Zipped[];
  readonly without: number;
  readonly beyond: number;
}

/**
 * Chooses the files of a zip: those of the newest requests that fit the filters, each request with all of its files or with none, at most
 * `limits.invoiceZipFiles` files and `limits.invoiceZipBytes` bytes.
 */
async function plan(db: Db, user_rid: string, filters: InvoiceFilters): Promise<Planned> {
  const zipped: Zipped[] = [];
  const left = { files: limits.invoiceZipFiles, bytes: limits.invoiceZipBytes };
  let [without, beyond] = [0, 0];
  for await (const some of inParts(allInvoices(db, user_rid, filters))) {
    const found = await db.read((tx) =>
      invoiceFilesOf(
        tx,
        some.map(({ rid }) => rid),
      ),
    );
    for (const apply of some) {
      const files = found.filter((one) => one.invoice_apply_rid === apply.rid && isShown(apply, one.red));
      const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
      if (files.length === 0) without++;
      else if (beyond > 0 || files.length > left.files || bytes > left.bytes) beyond++;
      else {
        zipped.push({ apply, files });
        left.files -= files.length;
        left.bytes -= bytes;
      }
    }
  }
  return { zipped, without, beyond };
}

/** Returns a hundred rows at a time. */
async function* inParts<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let part: Row[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < limits.pageSizeMax) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Returns what a zip would have. Refuses with not_found when there is no file at all. */
export async function zipSummary(
  db: Db,
  user_rid: string,
  filters: InvoiceFilters,
): Promise<Omit<Data<'auth/invoiceApply/zip'>, 'url'>> {
  const { zipped, without, beyond } = await plan(db, user_rid, filters);
  if (zipped.length === 0) throw refuse('not_found', { noun: 'invoiceFile' });
  const files = zipped.reduce((sum, one) => sum + one.files.length, 0);
  return { requests: zipped.length, files, without, beyond };
}

/** Returns the zip behind a key: a folder for each request, and a table of all of them that says which files each has. */
export async function invoiceZip(
  db: Db,
  files: Pick<Files, 'open'>,
  input: z.ZodType<InvoiceFilters>,
  key: string,
  now: Date,
): Promise<Attachment | undefined> {
  const { user_rid, input: filters } = keyedInput(key, input);
  const { zipped } = await plan(db, user_rid, filters);
  if (zipped.length === 0) return undefined;
  const entries = zipped.flatMap(({ apply, files: its }) =>
    storedEntries(
      files,
      its.map(({ file }) => file),
      folderOf(apply),
    ),
  );
  const zip = zipOf([...entries, await contents(zipped, now)]);
  return { ...zip, mime: 'application/zip', name: zipName(periodName(filters)) };
}

/** Returns the table of the requests in the zip as an entry. It is short, so that it is made before the zip, whose size is known. */
async function contents(zipped: readonly Zipped[], created: Date): Promise<ZipEntry> {
  const table = invoicesTable(async function* () {
    for (const { apply } of zipped) yield requestCells(apply);
  });
  const bytes = await buffer(csvOf(table));
  return { path: contentsName, size: bytes.byteLength, created, open: async () => Readable.from([bytes]) };
}
