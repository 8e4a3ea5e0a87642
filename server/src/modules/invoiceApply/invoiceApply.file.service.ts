import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { type InvoiceApplyState, isTaxInvoice } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import type { StaffAct } from '../../kit/module';
import { withdrawWaiting } from '../approval/approval.repo';
import { audit } from '../audit/audit.repo';
import { cleanName } from '../upload/fileName.rules';
import { withBytes } from '../upload/storedBytes.service';
import { type FileRow, insertFile, releaseFile } from '../upload/upload.repo';
import { deleteInvoiceFiles, insertInvoiceFile, invoiceFilesOf } from './invoiceApply.file.repo';
import { invoiceMimes, isOfSlot, isShown } from './invoiceApply.file.rules';
import { presentInvoiceFile } from './invoiceApply.present';
import { type InvoiceApplyRow, lockInvoiceApply } from './invoiceApply.repo';
import { ownInvoiceApply } from './invoiceApply.service';
import { approvalActOf } from './invoiceApply.staff.service';

type FileInput = Parsed<'staff/invoiceApply/file'>;

/** States in which files are added, of the invoice or of its red letter; `kept` ones are never replaced. */
const adding: Partial<Record<InvoiceApplyState, { readonly red: boolean; readonly kept: boolean }>> = {
  issuing: { red: false, kept: false },
  issued: { red: false, kept: true },
  red_confirmed: { red: true, kept: false },
  red: { red: true, kept: true },
};

/** Stores one file of an invoice or of its red letter byte for byte; checks that its content is of the slot's format. */
export async function addInvoiceFile(
  { db, ports, now }: Pick<Deps, 'db' | 'ports' | 'now'>,
  staff_rid: string,
  { code, slot }: FileInput,
  { name, bytes }: UploadedFile,
): Promise<Data<'staff/invoiceApply/file'>> {
  if (!isOfSlot(slot, bytes))
    throw refuse('file_type_refused', { fields: { file: reasons.invoiceFileType(slot) } });
  const file: FileRow = {
    rid: newRid(),
    user_rid: null,
    stored: await ports.files.put(bytes),
    name: cleanName(name, slot),
    mime: invoiceMimes[slot],
    size: bytes.byteLength,
    picture: false,
    claimed: true,
    created: now(),
  };
  return await withBytes(ports, file.stored, () =>
    db.transaction((tx) => putInvoiceFile(tx, { code, slot }, file, { staff_rid, at: now() })),
  );
}

/** Puts a stored file into its slot. Refuses with invoice_apply_act_refused when the state or an earlier file does not allow it. */
export async function putInvoiceFile(
  tx: Tx,
  { code, slot }: FileInput,
  file: FileRow,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/invoiceApply/file'>> {
  const row = await lockInvoiceApply(tx, code);
  if (!row) throw refuse('not_found', { noun: 'invoiceApply', code });
  const place = isTaxInvoice(row.type) ? adding[row.state] : undefined;
  if (!place) throw refuse('invoice_apply_act_refused', { msg: reasons.invoiceFileState(row.state) });
  const { red, kept } = place;
  const slotOf = { invoice_apply_rid: row.rid, red, slot };
  if (!kept) {
    for (const rid of await deleteInvoiceFiles(tx, slotOf)) await releaseFile(tx, rid);
    // The second person would agree to other files than were asked for.
    await withdrawWaiting(tx, approvalActOf[red ? 'redIssue' : 'issue'], row.code, at);
  }
  await insertFile(tx, file);
  if (!(await insertInvoiceFile(tx, { ...slotOf, file_rid: file.rid })))
    throw refuse('invoice_apply_act_refused', { msg: reasons.invoiceFileKept(slot) });
  const note = `${red ? 'red ' : ''}${slot} ${file.name}`;
  await audit(tx, { staff_rid, act: 'invoiceApply.file', target: row.code, note, at });
  return presentInvoiceFile({ ...slotOf, file });
}

/** Returns a request of the member and the key of one of its files that they may download; undefined when there is none. */
export async function ownInvoiceFile(
  tx: Tx,
  user_rid: string,
  { rid, slot, red }: Parsed<'auth/invoiceApply/file'>,
): Promise<{ readonly row: InvoiceApplyRow; readonly file_rid: string | undefined }> {
  const row = await ownInvoiceApply(tx, user_rid, rid);
  const stored = (await invoiceFilesOf(tx, [rid])).find((one) => one.slot === slot && one.red === red);
  return { row, file_rid: isShown(row, red) ? stored?.file.rid : undefined };
}
