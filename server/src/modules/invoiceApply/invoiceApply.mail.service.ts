import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import { mailFiles } from '../message/message.service';
import { findSettings } from '../setting/setting.repo';
import type { FileRow } from '../upload/upload.repo';
import { ownUser } from '../user/user.service';
import { ensureDocument } from './invoiceApply.document.service';
import { invoiceFilesOf } from './invoiceApply.file.repo';
import { isShown } from './invoiceApply.file.rules';
import { invoiceMail, notifyTooLarge } from './invoiceApply.notice';
import type { InvoiceApplyRow } from './invoiceApply.repo';
import { ownInvoiceApply } from './invoiceApply.service';

/**
 * Sends the files of an issued invoice, and those of its red letter, to an address, by default the member's. They are
 * attached, because a link would expire or be open to everybody. Refuses with not_found before there are files and with
 * invoice_mail_too_large.
 */
export async function mailInvoice(
  deps: Pick<Deps, 'db' | 'ports' | 'now'>,
  { rid, email }: Pick<Parsed<'auth/invoiceApply/mail'>, 'rid' | 'email'>,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<Data<'auth/invoiceApply/mail'>> {
  const { db } = deps;
  const { row, files } = await db.read((tx) => shownFiles(tx, user_rid, rid));
  if (files.length === 0) await ensureDocument(deps, row);
  return db.transaction(async (tx) => {
    const to = email ?? (await ownUser(tx, user_rid)).email;
    if (to === '') throw refuse('invalid_input', { fields: { email: reasons.emailMissing } });
    const { files } = await shownFiles(tx, user_rid, rid);
    if (files.length === 0) throw refuse('not_found', { noun: 'invoiceFile' });
    if (isTooLarge(files)) throw refuse('invoice_mail_too_large');
    await sendFiles(tx, { row, files, to }, at);
    return { email: to };
  });
}

/**
 * Sends the files of an invoice or a red letter that staff issued to the address in its request. Without an address it
 * sends nothing; when the files are too large for an e-mail, it tells the member so.
 */
export async function mailIssued(tx: Tx, { rid, user_rid, email }: InvoiceApplyRow, at: Date): Promise<void> {
  if (email === '') return;
  const { row, files } = await shownFiles(tx, user_rid, rid);
  if (isTooLarge(files)) await notifyTooLarge(tx, row, at);
  else await sendFiles(tx, { row, files, to: email }, at);
}

const isTooLarge = (files: readonly FileRow[]): boolean =>
  files.reduce((sum, { size }) => sum + size, 0) > limits.mailBytes;

/** The files of a request and the address that receives them. */
interface FilesTo {
  readonly row: InvoiceApplyRow;
  readonly files: readonly FileRow[];
  readonly to: string;
}

async function sendFiles(tx: Tx, { row, files, to }: FilesTo, at: Date): Promise<void> {
  const attached = files.map(({ name, mime, stored }) => ({ name, mime, stored }));
  const { localInfo } = await findSettings(tx);
  await mailFiles(
    tx,
    row.user_rid,
    { ...invoiceMail(row, localInfo, files), email: to, files: attached },
    at,
  );
}

/** Returns a request of the member with the files that the member may download. */
async function shownFiles(
  tx: Tx,
  user_rid: string,
  rid: string,
): Promise<{ readonly row: InvoiceApplyRow; readonly files: readonly FileRow[] }> {
  const row = await ownInvoiceApply(tx, user_rid, rid);
  const files = await invoiceFilesOf(tx, [rid]);
  return { row, files: files.filter(({ red }) => isShown(row, red)).map(({ file }) => file) };
}
