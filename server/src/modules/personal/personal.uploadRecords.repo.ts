import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderFiles } from '../orderFile/orderFile.table';
import { prestoreApplies } from '../prestore/prestore.table';
import { reports } from '../report/report.table';
import { transferApplies } from '../transferApply/transferApply.table';
import { files } from '../upload/file.table';
import { resumableUploads } from '../upload/resumableUpload.table';
import { byUser, type Records, records } from './personal.recordsOfTable.repo';

const one = { one: sql`1` };

/** Condition: a file of an order, a report, or the voucher of a prepayment or transfer, which is kept with that record. */
const isKeptFile = (tx: Tx): SQL => {
  const ofAnOrder = tx.select(one).from(orderFiles).where(eq(orderFiles.file_rid, files.rid));
  const voucher = tx.select(one).from(prestoreApplies).where(eq(prestoreApplies.file_rid, files.rid));
  const reported = tx.select(one).from(transferApplies).where(eq(transferApplies.file_rid, files.rid));
  const report = tx.select(one).from(reports).where(eq(reports.file_rid, files.rid));
  return sql`(${exists(ofAnOrder)} OR ${exists(report)} OR ${exists(voucher)} OR ${exists(reported)})`;
};

/** Returns the member's uploads whose rows are deleted when the account is closed. */
export function listDeletedUploads(tx: Tx, user_rid: string): Promise<{ readonly stored: string }[]> {
  return tx
    .select({ stored: files.stored })
    .from(files)
    .where(and(eq(files.user_rid, user_rid), not(isKeptFile(tx))));
}

/** Replaces a file name by one that tells only the type. */
const plainFileName = (): SQL =>
  sql`'file' || coalesce(substring(${files.name} from '\\.[A-Za-z0-9]+$'), '')`;

/** Uploaded files. */
export const uploadRecords: readonly Records[] = [
  records(files, {
    of: (tx, { rid }) => and(eq(files.user_rid, rid), not(isKeptFile(tx))),
    exported: { file: 'uploads' },
    hidden: ['stored'],
    sortedBy: files.created,
    closing: 'delete',
  }),
  records(files, {
    of: (tx, { rid }) => and(eq(files.user_rid, rid), isKeptFile(tx)),
    exported: { because: 'the files are in the export, and its index lists them' },
    closing: {
      rid: 'keep',
      user_rid: 'keep',
      stored: 'keep',
      mime: 'keep',
      name: plainFileName,
      fingerprint: 'clear',
    },
  }),
  records(resumableUploads, {
    of: byUser(resumableUploads.user_rid),
    exported: { because: 'the parts of a file that is not finished are removed after a day' },
    closing: {
      rid: 'keep',
      user_rid: 'keep',
      size: 'keep',
      stored: 'keep',
      key: 'keep',
      joining: 'keep',
      created: 'keep',
      name: () => sql`'file'`,
      fingerprint: 'clear',
    },
  }),
];
