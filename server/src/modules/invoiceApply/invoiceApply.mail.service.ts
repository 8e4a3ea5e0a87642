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
import { findFinance } from './invoiceApply.finance.repo';
import { invoiceMail, notifyTooLarge } from './invoiceApply.notice';
import { type InvoiceApplyRow, lockOwnInvoiceApply, updateInvoiceApply } from './invoiceApply.repo';
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
 * Sends the files of an invoice or a red letter that staff issued to the address in its request, and to the member's finance office
 * when the member chose that. Without an address it sends nothing; when the files are too large for an e-mail, it tells the member so.
 */
export async function mailIssued(tx: Tx, { rid, user_rid, email }: InvoiceApplyRow, at: Date): Promise<void> {
  const finance = await findFinance(tx, user_rid);
  const emails = finance?.auto ? finance.emails : [];
  const others = email === '' || emails.some((one) => isSame(one, email)) ? [] : [email];
  if (emails.length + others.length === 0) return;
  const { row, files } = await shownFiles(tx, user_rid, rid);
  if (isTooLarge(files)) return notifyTooLarge(tx, row, at);
  for (const to of others) await sendFiles(tx, { row, files, to }, at);
  if (emails.length > 0) await sendToAll(tx, { row, files, emails }, at);
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Time in which files go to a finance office once, however often they are sent: two tabs, or a second press. */
const onceMs = 60_000;

/**
 * Sends the files of an issued invoice, and those of its red letter, to the member's finance office. Refuses with
 * finance_email_missing without an address, otherwise as {@link mailInvoice} does. What was sent to the same addresses within a minute
 * is not sent again.
 */
export async function mailToFinance(
  deps: Pick<Deps, 'db' | 'ports' | 'now'>,
  rid: string,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<Data<'auth/invoiceApply/finance/send'>> {
  const { db } = deps;
  const { row, files } = await db.read((tx) => shownFiles(tx, user_rid, rid));
  if (files.length === 0) await ensureDocument(deps, row);
  return db.transaction(async (tx) => {
    const locked = await lockOwnInvoiceApply(tx, user_rid, rid);
    const emails = (await findFinance(tx, user_rid))?.emails ?? [];
    if (emails.length === 0) throw refuse('finance_email_missing');
    const shown = await shownFiles(tx, user_rid, rid);
    if (shown.files.length === 0) throw refuse('not_found', { noun: 'invoiceFile' });
    if (isTooLarge(shown.files)) throw refuse('invoice_mail_too_large');
    const { finance_at = null, finance_to } = locked ?? {};
    if (finance_at && finance_to === emails.join('\n') && at.getTime() - finance_at.getTime() < onceMs)
      return { emails, at: finance_at.toISOString() };
    await sendToAll(tx, { ...shown, emails }, at);
    return { emails, at: at.toISOString() };
  });
}

/** Sends files to the addresses of a finance office, a mail to each, and records it with the request, which the caller has locked. */
async function sendToAll(
  tx: Tx,
  { row, files, emails }: Omit<FilesTo, 'to'> & { readonly emails: readonly string[] },
  at: Date,
): Promise<void> {
  for (const to of emails) await sendFiles(tx, { row, files, to }, at);
  await updateInvoiceApply(tx, row.rid, { finance_at: at, finance_to: emails.join('\n') });
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
