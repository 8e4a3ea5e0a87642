import { Readable } from 'node:stream';
import { formatInstant, memberFileActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { listOwnInvoiceFiles } from '../invoiceApply/invoiceApply.file.repo';
import { isShown } from '../invoiceApply/invoiceApply.file.rules';
import { listOwnOrderFiles, type OwnOrderFile } from '../orderFile/orderFile.repo';
import { type FileRow, listUploads } from '../upload/upload.repo';
import type { UserRow } from '../user/user.repo';
import { storedEntries, type ZipEntry } from '../zip/zip.service';
import { type ExportFile, exportFiles, exportReadme, grouped, readmeName } from './personal.export.rules';
import { jsonOf } from './personal.exportJson.rules';
import { exportPage, exportPageName } from './personal.exportPage.rules';
import { ownRows } from './personal.exportRows.service';

/**
 * Returns the entries of a zip with the member's own data: an explanation, JSON files, an index, a page for people and stored files. Rows are read
 * while the zip is sent, so that neither memory nor other calls feel how many a member has.
 */
export async function exportOf({ db, ports, now }: Deps, user: UserRow): Promise<ZipEntry[]> {
  const made = now();
  const stored = (await db.read((tx) => ownFolders(tx, user))).flatMap(([name, list]) =>
    storedEntries(ports.files, list, `files/${name}`),
  );
  const records = new Map<ExportFile, number>();
  const names = Object.keys(exportFiles) as ExportFile[];
  const rowsEntry = (name: ExportFile): ZipEntry => ({
    path: `${name}.json`,
    created: made,
    open: async () => {
      let count = 0;
      const text = jsonOf(ownRows(db, user, name), () => records.set(name, ++count));
      return Readable.from(text, { objectMode: false });
    },
  });
  // Opened after the rows, whose number it tells.
  const index: ZipEntry = {
    path: 'index.json',
    created: made,
    open: async () => {
      const json = names.map((name) => ({
        path: `${name}.json`,
        title: exportFiles[name],
        records: records.get(name) ?? 0,
      }));
      const files = stored.map(({ path, size }) => ({ path, size }));
      return Readable.from([
        Buffer.from(JSON.stringify({ account: user.account, made, json, files }, null, 2)),
      ]);
    },
  };
  // The last as well: it tells the same numbers in words.
  const page: ZipEntry = {
    path: exportPageName,
    created: made,
    open: async () =>
      Readable.from([
        Buffer.from(
          exportPage({
            account: user.account,
            made: formatInstant(made.toISOString()),
            records,
            files: stored.map(({ path, size }) => ({ path, size })),
          }),
        ),
      ]),
  };
  const readme = exportReadme(user.account, formatInstant(made.toISOString()));
  return [textEntry(readmeName, readme, made), ...names.map(rowsEntry), index, page, ...stored];
}

/** Returns the files that a member may download. */
async function ownFolders(tx: Tx, user: UserRow): Promise<Folder[]> {
  const ofOrders = await listOwnOrderFiles(tx, user.rid);
  const invoices = (await listOwnInvoiceFiles(tx, user.rid)).filter((one) => isShown(one, one.red));
  const all = await listUploads(tx, user.rid);
  const attached = new Set(ofOrders.map(({ file }) => file.rid));
  const uploads = all.filter(({ rid }) => !attached.has(rid));
  return fileFolders(ofOrders, [
    ['invoices', invoices.map(({ file }) => file)],
    ['uploads', uploads],
  ]);
}

type Folder = [name: string, list: FileRow[]];

/** Returns the files that the member may download by folder: those of an order by its code, then the other folders. */
function fileFolders(ofOrders: readonly OwnOrderFile[], others: Folder[]): Folder[] {
  const shown = ofOrders.filter(({ kind, state }) => memberFileActs(kind, state).includes('download'));
  const byOrder = [...grouped(shown, ({ code }) => code)];
  return [...byOrder.map(([code, list]): Folder => [code, list.map(({ file }) => file)]), ...others];
}

function textEntry(path: string, text: string, created: Date): ZipEntry {
  const bytes = Buffer.from(text);
  return { path, size: bytes.byteLength, created, open: async () => Readable.from([bytes]) };
}
