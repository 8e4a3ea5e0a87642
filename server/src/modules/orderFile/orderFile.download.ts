import type { Tx } from '../../db/client';
import type { Download, FileOf } from '../../kit/download';
import { findOrder, type OrderRow } from '../order/order.repo';
import type { FileRow } from '../upload/upload.repo';
import { storedEntries, zipOf } from '../zip/zip.service';
import { dataPackage } from './orderFile.dataZip.service';
import { findOrderFile } from './orderFile.repo';
import { rawZipName, zipName } from './orderFile.zip.rules';
import { downloadableData, rawData } from './orderFile.zip.service';

interface Zipped {
  readonly filesOf: (tx: Tx, order: OrderRow) => Promise<FileRow[]>;
  readonly nameOf: (code: string) => string;
}

/** Returns a download of an order's files as one zip; the key is that of the order. */
const zipDownload = (kind: 'zip' | 'rawZip', { filesOf, nameOf }: Zipped): Download => ({
  kind,
  noun: 'orderFile',
  make: async (rid, { db, ports }) => {
    const found = await db.read(async (tx) => {
      const order = await findOrder(tx, rid);
      return order && { order, files: await filesOf(tx, order) };
    });
    if (!found || found.files.length === 0) return undefined;
    const zip = zipOf(storedEntries(ports.files, found.files));
    return { ...zip, mime: 'application/zip', name: nameOf(found.order.code) };
  },
});

export const orderFileDownloads: readonly Download[] = [
  zipDownload('zip', { filesOf: downloadableData, nameOf: zipName }),
  zipDownload('rawZip', { filesOf: (tx, { rid }) => rawData(tx, rid), nameOf: rawZipName }),
  {
    kind: 'dataZip',
    noun: 'orderFile',
    make: (key, deps) => dataPackage(deps, key),
  },
];

/** A link names a file of an order by its key in the order. */
export const fileOfOrder: FileOf = async (tx, key) => (await findOrderFile(tx, key))?.file.rid;
