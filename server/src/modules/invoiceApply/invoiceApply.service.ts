import { type Parsed, reasons } from '@portal/shared/contract';
import { type InvoiceType, isTaxInvoice, mostInvoiceable, titleProblems, usesUp } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { ownInvoice } from '../invoice/invoice.service';
import { type Invoiceable, lockInvoiceable } from '../statement/statement.invoice.service';
import { checkAct, countParts, moveInvoiceApply } from './invoiceApply.move.service';
import { editedInvoiceApply } from './invoiceApply.present';
import { deletePrestores, insertPrestores, prestoresOf } from './invoiceApply.prestore.repo';
import { countPrestores, ownInvoiced, type PrestorePart } from './invoiceApply.prestore.service';
import {
  deleteParts,
  findOwnInvoiceApply,
  type InvoiceApplyRow,
  insertInvoiceApply,
  insertInvoiceApplyEvent,
  insertParts,
  lockOwnInvoiceApply,
  nextInvoiceApplyCode,
  partsOf,
} from './invoiceApply.repo';

/** The member who acts, and when. */
interface ByMember {
  readonly user_rid: string;
  readonly at: Date;
}

/** What a member asks for. */
type Wanted = Omit<Parsed<'auth/invoiceApply/add'>, 'type'> & { readonly type: InvoiceType };

/**
 * Stores a request for an invoice over amounts of the member's statements and prepayments. The statements are locked, and the accounts
 * of the prepayments, so that requests,
 * payments and refunds that run at once never invoice more than what was paid in cash or is owed. Pro-forma invoices and receipts
 * are issued at once; their document is made afterwards.
 */
export async function addInvoiceApply(
  tx: Tx,
  wanted: Wanted,
  { user_rid, at }: ByMember,
): Promise<InvoiceApplyRow> {
  const { type, note, email, parts, prestores } = wanted;
  const title = await titleFor(tx, user_rid, wanted);
  const rows = await ownInvoiced(tx, user_rid, prestores);
  const of = await lockInvoiceable(tx, user_rid, keysOf(parts));
  checkAmounts(type, parts, of);
  const row: InvoiceApplyRow = {
    ...title,
    rid: newRid(),
    code: await nextInvoiceApplyCode(tx, at),
    user_rid,
    type,
    note,
    email,
    reason: '',
    state: isTaxInvoice(type) ? 'waiting' : 'issued',
    amount_fen: sumOf([...parts, ...prestores]),
    number: null,
    red_number: null,
    finance_at: null,
    finance_to: '',
    created: at,
    changed: at,
  };
  await insertInvoiceApply(tx, row);
  await putParts(tx, row, parts);
  const event = { invoice_apply_rid: row.rid, note: '', at };
  await insertInvoiceApplyEvent(tx, { ...event, act: 'add', by: 'member', by_rid: user_rid });
  if (!isTaxInvoice(type))
    await insertInvoiceApplyEvent(tx, { ...event, act: 'issue', by: 'system', by_rid: null });
  await putPrestores(tx, row, prestores);
  await countPrestores(tx, { before: [], after: prestores }, rows);
  return row;
}

/** Changes a request that waits, from its present state. What it used up before is free for its new amounts. */
export async function editInvoiceApply(
  tx: Tx,
  { rid, etag, ...wanted }: Parsed<'auth/invoiceApply/edit'>,
  { user_rid, at }: ByMember,
): Promise<InvoiceApplyRow> {
  const row = await lockOwn(tx, user_rid, rid);
  checkAct(row, 'edit', 'member');
  const title = await titleFor(tx, user_rid, wanted);
  const before = await partsOf(tx, [rid]);
  const prepaid = await prestoresOf(tx, [rid]);
  const { type, note, email, parts, prestores } = wanted;
  const rows = await ownInvoiced(tx, user_rid, prestores);
  // All statements are locked at once, so that two edits can't wait for each other.
  await lockInvoiceable(tx, user_rid, [...new Set([...keysOf(parts), ...keysOf(before)])]);
  requireUnchanged(editedInvoiceApply(row, before, prepaid), etag);
  await countParts(tx, before, -1);
  checkAmounts(type, parts, await lockInvoiceable(tx, user_rid, keysOf(parts)));
  await deleteParts(tx, rid);
  await deletePrestores(tx, rid);
  const change = { ...title, type, note, email, amount_fen: sumOf([...parts, ...prestores]) };
  const step = { act: 'edit', by: 'member', by_rid: user_rid, note: '', at, change } as const;
  const edited = await moveInvoiceApply(tx, row, step);
  await putParts(tx, edited, parts);
  await putPrestores(tx, edited, prestores);
  await countPrestores(tx, { before: prepaid, after: prestores }, rows);
  return edited;
}

/** Cancels a request that waits, or takes back a red letter that is not confirmed. */
export async function cancelInvoiceApply(
  tx: Tx,
  rid: string,
  { user_rid, at }: ByMember,
): Promise<InvoiceApplyRow> {
  const row = await lockOwn(tx, user_rid, rid);
  const act = row.state === 'red_applied' ? 'redWithdraw' : 'cancel';
  return moveInvoiceApply(tx, row, { act, by: 'member', by_rid: user_rid, note: '', at });
}

/** Asks for a red letter of an issued invoice. */
export async function askRedLetter(
  tx: Tx,
  { rid, reason }: Parsed<'auth/invoiceApply/redLetter'>,
  { user_rid, at }: ByMember,
): Promise<InvoiceApplyRow> {
  const row = await lockOwn(tx, user_rid, rid);
  const step = { act: 'redLetter', by: 'member', by_rid: user_rid, note: reason, at } as const;
  return moveInvoiceApply(tx, row, { ...step, change: { reason } });
}

/** Returns a request of this member; refuses with not_found, also for another member's. */
export async function ownInvoiceApply(tx: Tx, user_rid: string, rid: string): Promise<InvoiceApplyRow> {
  const row = await findOwnInvoiceApply(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'invoiceApply' });
  return row;
}

async function lockOwn(tx: Tx, user_rid: string, rid: string): Promise<InvoiceApplyRow> {
  const row = await lockOwnInvoiceApply(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'invoiceApply' });
  return row;
}

/** Returns the fields of a saved title; refuses one that lacks what this type of invoice needs. */
async function titleFor(tx: Tx, user_rid: string, { invoice_rid, type }: Wanted) {
  const saved = await ownInvoice(tx, user_rid, invoice_rid);
  const { holder, title, tax_number, registered_address, registered_phone, bank, account } = saved;
  const copied = { holder, title, tax_number, registered_address, registered_phone, bank, account };
  const problems = Object.values(titleProblems({ ...copied, type }));
  if (problems.length > 0)
    throw refuse('invalid_input', { fields: { invoice_rid: reasons.titleUnfit(problems) } });
  return copied;
}

type Parts = Wanted['parts'];

const keysOf = (parts: readonly { readonly statement_rid: string }[]) =>
  parts.map(({ statement_rid }) => statement_rid);
const sumOf = (parts: readonly { readonly amount_fen: number }[]): number =>
  parts.reduce((sum, { amount_fen }) => sum + amount_fen, 0);

/** Refuses a statement that is named twice, and an amount above what the type of invoice allows. */
function checkAmounts(type: InvoiceType, parts: Parts, of: ReadonlyMap<string, Invoiceable>): void {
  if (new Set(keysOf(parts)).size < parts.length)
    throw refuse('invalid_input', { fields: { parts: reasons.statementTwice } });
  for (const { statement_rid, amount_fen } of parts) {
    const one = of.get(statement_rid);
    const most = one ? mostInvoiceable(type, one) : 0;
    if (amount_fen <= most) continue;
    const msg = reasons.aboveInvoiceable(one?.statement.code ?? '', most);
    throw refuse('amount_invalid', { msg, fields: { parts: msg } });
  }
}

async function putPrestores(tx: Tx, { rid }: InvoiceApplyRow, parts: readonly PrestorePart[]): Promise<void> {
  await insertPrestores(
    tx,
    parts.map((part) => ({ ...part, invoice_apply_rid: rid })),
  );
}

async function putParts(tx: Tx, row: InvoiceApplyRow, parts: Parts): Promise<void> {
  await insertParts(
    tx,
    parts.map((part) => ({ ...part, invoice_apply_rid: row.rid })),
  );
  if (usesUp(row)) await countParts(tx, parts, 1);
}
