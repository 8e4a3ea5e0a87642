import type { InvoiceSlot } from '@portal/shared/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { files } from '../upload/file.table';
import type { FileRow } from '../upload/upload.repo';
import { invoiceApplies, invoiceApplyFiles } from './invoiceApply.table';

/** A file of an invoice, or of its red letter. */
export interface InvoiceFile {
  readonly invoice_apply_rid: string;
  readonly red: boolean;
  readonly slot: InvoiceSlot;
  readonly file: FileRow;
}

const columns = {
  invoice_apply_rid: invoiceApplyFiles.invoice_apply_rid,
  red: invoiceApplyFiles.red,
  slot: invoiceApplyFiles.slot,
  file: files,
};

/** Returns the files of requests: those of the invoice first. */
export async function invoiceFilesOf(tx: Tx, rids: readonly string[]): Promise<InvoiceFile[]> {
  if (rids.length === 0) return [];
  return tx
    .select(columns)
    .from(invoiceApplyFiles)
    .innerJoin(files, eq(files.rid, invoiceApplyFiles.file_rid))
    .where(inArray(invoiceApplyFiles.invoice_apply_rid, [...rids]))
    .orderBy(asc(invoiceApplyFiles.red), asc(invoiceApplyFiles.slot));
}

/** Returns the files of all requests of a member, with the code and state of each. */
export async function listOwnInvoiceFiles(tx: Tx, user_rid: string) {
  return tx
    .select({ ...columns, code: invoiceApplies.code, type: invoiceApplies.type, state: invoiceApplies.state })
    .from(invoiceApplyFiles)
    .innerJoin(files, eq(files.rid, invoiceApplyFiles.file_rid))
    .innerJoin(invoiceApplies, eq(invoiceApplies.rid, invoiceApplyFiles.invoice_apply_rid))
    .where(eq(invoiceApplies.user_rid, user_rid))
    .orderBy(asc(invoiceApplies.created), asc(invoiceApplyFiles.red), asc(invoiceApplyFiles.slot));
}

interface Place {
  readonly invoice_apply_rid: string;
  readonly red: boolean;
  readonly slot: InvoiceSlot;
}

/** Puts a file into an empty slot; returns false when another one is there. */
export async function insertInvoiceFile(
  tx: Tx,
  row: Place & { readonly file_rid: string },
): Promise<boolean> {
  const added = await tx.insert(invoiceApplyFiles).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Empties a slot, or all slots of an invoice or red letter; returns the keys of the files. */
export async function deleteInvoiceFiles(
  tx: Tx,
  { invoice_apply_rid, red, slot }: Omit<Place, 'slot'> & { readonly slot?: InvoiceSlot },
): Promise<string[]> {
  const rows = await tx
    .delete(invoiceApplyFiles)
    .where(
      and(
        eq(invoiceApplyFiles.invoice_apply_rid, invoice_apply_rid),
        eq(invoiceApplyFiles.red, red),
        slot === undefined ? undefined : eq(invoiceApplyFiles.slot, slot),
      ),
    )
    .returning();
  return rows.map(({ file_rid }) => file_rid);
}

/** Returns true when the file belongs to an invoice. */
export async function isInvoiceFile(tx: Tx, file_rid: string): Promise<boolean> {
  return (await tx.$count(invoiceApplyFiles, eq(invoiceApplyFiles.file_rid, file_rid))) > 0;
}
