import { contract } from '@portal/shared/contract';
import type { Download } from '../../kit/download';
import { listDownload } from '../listExport/listExport.service';
import { findFiles } from '../upload/upload.repo';
import { exportHistory, exportInvoices } from './invoiceApply.export.service';
import { isInvoiceFile } from './invoiceApply.file.repo';
import { invoiceZip } from './invoiceApply.zip.service';

/** Lists of requests and of what is invoiced of statements, and the files of many requests as one zip. */
export const invoiceDownloads: readonly Download[] = [
  listDownload({
    kind: 'invoices',
    noun: 'invoiceApply',
    input: contract['auth/invoiceApply/export'].input,
    list: exportInvoices,
  }),
  listDownload({
    kind: 'invoiceHistory',
    noun: 'statement',
    input: contract['auth/asset/invoiceHistory/export'].input,
    list: exportHistory,
  }),
  {
    kind: 'invoiceZip',
    noun: 'invoiceFile',
    make: (key, { db, ports, now }) =>
      invoiceZip(db, ports.files, contract['auth/invoiceApply/zip'].input, key, now()),
  },
];

/** The PDF of an invoice, shown in the browser to be printed; the key is that of the stored file. */
export const printDownload: Download = {
  kind: 'print',
  noun: 'invoiceFile',
  inline: true,
  make: async (key, { db, ports }) => {
    const [file] = await db.read(async (tx) => ((await isInvoiceFile(tx, key)) ? findFiles(tx, [key]) : []));
    const content = file?.mime === 'application/pdf' ? await ports.files.open(file.stored) : undefined;
    return file && content && { ...content, mime: file.mime, name: file.name };
  },
};
