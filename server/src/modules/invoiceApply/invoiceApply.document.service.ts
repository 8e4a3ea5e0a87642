import { isTaxInvoice } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { linesOf } from '../statement/statement.repo';
import { deleteFiles, type FileRow, insertFile } from '../upload/upload.repo';
import { type DocumentFacts, documentFileName, drawDocument } from './invoiceApply.document';
import { insertInvoiceFile, invoiceFilesOf } from './invoiceApply.file.repo';
import { type InvoiceApplyRow, partsOf } from './invoiceApply.repo';

/**
 * Returns the key of the document of a pro-forma invoice or receipt; undefined for other requests. It is made when it is
 * downloaded first, outside the request's transaction, and stored, so that it never changes. Of two concurrent results
 * one is stored.
 */
export async function ensureDocument(
  { db, ports, now }: Pick<Deps, 'db' | 'ports' | 'now'>,
  row: InvoiceApplyRow,
): Promise<string | undefined> {
  if (isTaxInvoice(row.type)) return undefined;
  const bytes = await drawDocument(await db.read((tx) => documentFacts(tx, row)), await pdfFont());
  const file: FileRow = {
    rid: newRid(),
    user_rid: null,
    stored: await ports.files.put(bytes),
    name: documentFileName(row),
    mime: 'application/pdf',
    size: bytes.byteLength,
    picture: false,
    claimed: true,
    created: now(),
  };
  const kept = await db.transaction((tx) => keep(tx, row, file));
  if (kept !== file.rid) await ports.files.remove(file.stored);
  return kept;
}

/** Stores the document unless another process stored one first; returns the key of the stored one. */
async function keep(tx: Tx, { rid }: InvoiceApplyRow, file: FileRow): Promise<string | undefined> {
  await insertFile(tx, file);
  const slot = { invoice_apply_rid: rid, red: false, slot: 'pdf', file_rid: file.rid } as const;
  if (await insertInvoiceFile(tx, slot)) return file.rid;
  await deleteFiles(tx, [file.rid]);
  return (await invoiceFilesOf(tx, [rid]))[0]?.file.rid;
}

async function documentFacts(tx: Tx, row: InvoiceApplyRow): Promise<DocumentFacts> {
  const { localInfo, bankAccount, taxpayer } = await findSettings(tx);
  const parts = await partsOf(tx, [row.rid]);
  const lines = await linesOf(
    tx,
    parts.map(({ statement_rid }) => statement_rid),
  );
  const itemsOf = (rid: string) =>
    lines
      .filter(({ statement_rid, kind }) => statement_rid === rid && kind === 'item')
      .map(({ name }) => name);
  return {
    row,
    parts: parts.map((part) => ({ ...part, items: itemsOf(part.statement_rid) })),
    provider: localInfo,
    bankAccount,
    taxpayer,
  };
}
