import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { type ApprovalActName, type InvoiceApplyAct, requiredSlots } from '@portal/shared/rules';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { ApprovalActs, RunAct, StaffAct } from '../../kit/module';
import { withdrawWaiting } from '../approval/approval.repo';
import { requestApproval } from '../approval/approval.service';
import { lockOwnStatements } from '../statement/statement.invoice.repo';
import { releaseFile } from '../upload/upload.repo';
import { deleteInvoiceFiles, invoiceFilesOf } from './invoiceApply.file.repo';
import { mailIssued } from './invoiceApply.mail.service';
import { checkAct, moveInvoiceApply } from './invoiceApply.move.service';
import {
  findInvoiceApply,
  type InvoiceApplyRow,
  isNumberTaken,
  lockInvoiceApply,
  partsOf,
} from './invoiceApply.repo';

type Decided = Data<'staff/invoiceApply/take'>;

const decided = ({ code, state }: InvoiceApplyRow): Decided => ({ code, state });

/** Returns the request with this code; refuses with not_found. */
export async function invoiceApplyByCode(tx: Tx, code: string): Promise<InvoiceApplyRow> {
  const row = await findInvoiceApply(tx, code);
  if (!row) throw refuse('not_found', { noun: 'invoiceApply', code });
  return row;
}

/** Locks a request for an act of staff; refuses with invoice_apply_act_refused when its state does not allow the act. */
async function lockForStaff(tx: Tx, code: string, act: InvoiceApplyAct): Promise<InvoiceApplyRow> {
  const row = await lockInvoiceApply(tx, code);
  if (!row) throw refuse('not_found', { noun: 'invoiceApply', code });
  checkAct(row, act, 'staff');
  return row;
}

const byStaff = ({ staff_rid, at }: StaffAct) => ({ by: 'staff', by_rid: staff_rid, at }) as const;

/** Takes a request, so that the member can't change it while it is issued in the tax system. */
export async function takeInvoiceApply(tx: Tx, code: string, by: StaffAct): Promise<Decided> {
  const row = await lockForStaff(tx, code, 'take');
  return decided(await moveInvoiceApply(tx, row, { act: 'take', note: '', ...byStaff(by) }));
}

/** Returns the keys of the statements that a request covers. */
const statementsOf = async (tx: Tx, { rid }: InvoiceApplyRow): Promise<string[]> =>
  (await partsOf(tx, [rid])).map(({ statement_rid }) => statement_rid);

/** Refuses a request with a reason; its files are dropped and its amounts are free again. */
export async function refuseInvoiceApply(
  tx: Tx,
  { code, reason }: Parsed<'staff/invoiceApply/refuse'>,
  by: StaffAct,
): Promise<Decided> {
  const row = await lockForStaff(tx, code, 'refuse');
  const step = { act: 'refuse', note: reason, change: { reason }, ...byStaff(by) } as const;
  // Files are locked after the statements and before the accounts of prepayments.
  await lockOwnStatements(tx, row.user_rid, await statementsOf(tx, row));
  await dropFiles(tx, row, 'issue');
  const refused = await moveInvoiceApply(tx, row, step);
  await withdrawWaiting(tx, approvalActOf.issue, code, by.at);
  return decided(refused);
}

/** Applies for a red letter, which a member asked for in another way. */
export async function applyRedLetter(
  tx: Tx,
  { code, reason }: Parsed<'staff/invoiceApply/redLetter'>,
  by: StaffAct,
): Promise<Decided> {
  const row = await lockForStaff(tx, code, 'redLetter');
  const step = { act: 'redLetter', note: reason, change: { reason }, ...byStaff(by) } as const;
  return decided(await moveInvoiceApply(tx, row, step));
}

export async function confirmRedLetter(
  tx: Tx,
  { code, note }: Parsed<'staff/invoiceApply/redConfirm'>,
  by: StaffAct,
): Promise<Decided> {
  const row = await lockForStaff(tx, code, 'redConfirm');
  return decided(await moveInvoiceApply(tx, row, { act: 'redConfirm', note, ...byStaff(by) }));
}

/** Withdraws a red letter: its files are dropped and the invoice stays valid. */
export async function withdrawRedLetter(
  tx: Tx,
  { code, reason }: Parsed<'staff/invoiceApply/redWithdraw'>,
  by: StaffAct,
): Promise<Decided> {
  const row = await lockForStaff(tx, code, 'redWithdraw');
  const step = { act: 'redWithdraw', note: reason, change: { reason }, ...byStaff(by) } as const;
  const withdrawn = await moveInvoiceApply(tx, row, step);
  await dropFiles(tx, row, 'redIssue');
  await withdrawWaiting(tx, approvalActOf.redIssue, code, by.at);
  return decided(withdrawn);
}

type Issuing = 'issue' | 'redIssue';

/** The names of the acts in approvals. */
export const approvalActOf = {
  issue: 'invoiceApply.issue',
  redIssue: 'invoiceApply.redIssue',
} as const satisfies Readonly<Record<Issuing, ApprovalActName>>;

/** Drops the files of what will not be issued. */
async function dropFiles(tx: Tx, { rid }: InvoiceApplyRow, act: Issuing): Promise<void> {
  const dropped = await deleteInvoiceFiles(tx, { invoice_apply_rid: rid, red: act === 'redIssue' });
  for (const file_rid of dropped) await releaseFile(tx, file_rid);
}

/**
 * Stores the number of an invoice or of a red letter that the tax system issued, or asks for a second person's
 * agreement when the amount needs one. Refuses with invoice_files_missing and invoice_number_taken.
 */
export async function issueInvoice(
  tx: Tx,
  act: Issuing,
  { code, number }: Parsed<'staff/invoiceApply/issue'>,
  by: StaffAct,
): Promise<Data<'staff/invoiceApply/issue'>> {
  const row = await issuable(tx, act, { code, number });
  const payload: Payload = { code: row.code, number };
  const { amount_fen } = row;
  const request = { ...by, act: approvalActOf[act], target: row.code, amount_fen, payload };
  const approval = await requestApproval(tx, request);
  if (approval !== undefined) return { ...decided(row), approval };
  const stored = await store(tx, row, act, { number, by });
  await withdrawWaiting(tx, approvalActOf[act], row.code, by.at);
  return { ...decided(stored), approval: null };
}

const payloadSchema = z.strictObject({ code: z.string(), number: z.string() });
type Payload = z.infer<typeof payloadSchema>;

const agreed =
  (act: Issuing): RunAct =>
  async (tx, payload, by) => {
    const given = payloadSchema.parse(payload);
    await store(tx, await issuable(tx, act, given), act, { number: given.number, by });
  };

/** Acts of invoices that a second person agrees to. */
export const invoiceApplyApprovals = {
  'invoiceApply.issue': agreed('issue'),
  'invoiceApply.redIssue': agreed('redIssue'),
} as const satisfies ApprovalActs;

async function issuable(tx: Tx, act: Issuing, { code, number }: Payload): Promise<InvoiceApplyRow> {
  const row = await lockForStaff(tx, code, act);
  const slots = (await invoiceFilesOf(tx, [row.rid]))
    .filter(({ red }) => red === (act === 'redIssue'))
    .map(({ slot }) => slot);
  const missing = requiredSlots(row.type).filter((slot) => !slots.includes(slot));
  if (missing.length > 0)
    throw refuse('invoice_files_missing', { msg: reasons.invoiceFilesMissing(missing) });
  if (await isNumberTaken(tx, number)) throw refuse('invoice_number_taken');
  return row;
}

/** Issues a request, and sends its files to the address that the member gave. */
async function store(
  tx: Tx,
  row: InvoiceApplyRow,
  act: Issuing,
  { number, by }: { readonly number: string; readonly by: StaffAct },
): Promise<InvoiceApplyRow> {
  const change = act === 'issue' ? { number, reason: '' } : { red_number: number };
  const issued = await moveInvoiceApply(tx, row, { act, note: number, change, ...byStaff(by) });
  await mailIssued(tx, issued, by.at);
  return issued;
}
