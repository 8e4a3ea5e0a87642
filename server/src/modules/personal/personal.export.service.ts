import { Readable } from 'node:stream';
import { formatInstant, memberFileActs } from '@portal/shared/rules';
import type { Deps } from '../../deps';
import { listOwnInvoiceFiles } from '../invoiceApply/invoiceApply.file.repo';
import { isShown } from '../invoiceApply/invoiceApply.file.rules';
import { listOwnOrderFiles, type OwnOrderFile } from '../orderFile/orderFile.repo';
import { type FileRow, listUploads } from '../upload/upload.repo';
import type { UserRow } from '../user/user.repo';
import { storedEntries, type ZipEntry } from '../zip/zip.service';
import {
  type ExportFile,
  exportFiles,
  exportReadme,
  exportRows,
  grouped,
  readmeName,
} from './personal.export.rules';
import { ownRows } from './personal.repo';

/** Returns the entries of a zip with the member's own data: an explanation, an index, JSON files and stored files. */
export async function exportOf({ db, ports, now }: Deps, user: UserRow): Promise<ZipEntry[]> {
  const { placed, ofOrders, invoices, all } = await db.transaction(async (tx) => ({
    placed: await ownRows(tx, user),
    ofOrders: await listOwnOrderFiles(tx, user.rid),
    invoices: (await listOwnInvoiceFiles(tx, user.rid)).filter((one) => isShown(one, one.red)),
    all: await listUploads(tx, user.rid),
  }));
  const made = now();
  const attached = new Set(ofOrders.map(({ file }) => file.rid));
  const uploads = all.filter(({ rid }) => !attached.has(rid));
  const folders = fileFolders(ofOrders, [
    ['invoices', invoices.map(({ file }) => file)],
    ['uploads', uploads],
  ]);
  const stored = folders.flatMap(([name, list]) => storedEntries(ports.files, list, `files/${name}`));
  const rows = exportRows(placed);
  const names = Object.keys(exportFiles) as ExportFile[];
  const index = {
    account: user.account,
    made,
    json: names.map((name) => ({
      path: `${name}.json`,
      title: exportFiles[name],
      records: rows.get(name)?.length ?? 0,
    })),
    files: stored.map(({ path, size }) => ({ path, size })),
  };
  const asJson = (name: string, value: unknown) =>
    textEntry(`${name}.json`, JSON.stringify(value, null, 2), made);
  return [
    textEntry(readmeName, exportReadme(user.account, formatInstant(made.toISOString())), made),
    asJson('index', index),
    ...names.map((name) => asJson(name, rows.get(name) ?? [])),
    ...stored,
  ];
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
