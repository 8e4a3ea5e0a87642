import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { quotationReminderDays } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { lockOrder, markQuoted } from '../order/order.repo';
import { moveRequirement } from '../requirement/requirement.move.service';
import { lockRequirement } from '../requirement/requirement.repo';
import { withBytes } from '../upload/storedBytes.service';
import { insertFile } from '../upload/upload.repo';
import { quotationFileName } from './quotation.document';
import { type Draft, draftForOrder, draftForRequirement, requireQuotable } from './quotation.draft.service';
import { endOpen } from './quotation.move.service';
import { notifyQuotation } from './quotation.notice';
import { makePdf } from './quotation.pdf.service';
import { insertQuotation, lastRevision, type QuotationRow } from './quotation.repo';
import { dayAfter } from './quotation.rules';

type Making = Pick<Deps, 'db' | 'ports' | 'now'>;
type Added = Data<'staff/quotation/order'>;

/** Quotes an order. */
export const quoteOrder = (deps: Making, staff_rid: string, input: Parsed<'staff/quotation/order'>) =>
  addQuotation(deps, staff_rid, (tx) => draftForOrder(tx, input, deps.now()));

/** Quotes a requirement. */
export const quoteRequirement = (
  deps: Making,
  staff_rid: string,
  input: Parsed<'staff/quotation/requirement'>,
) => addQuotation(deps, staff_rid, (tx) => draftForRequirement(tx, input, deps.now()));

/** Drafts a quotation, generates its PDF outside of a transaction, and stores both. */
async function addQuotation(
  { db, ports }: Making,
  staff_rid: string,
  draftIn: (tx: Tx) => Promise<Draft>,
): Promise<Added> {
  const { draft, pdf } = await db.transaction(async (tx) => {
    const draft = await draftIn(tx);
    return { draft, pdf: await makePdf(tx, draft) };
  });
  const bytes = await pdf();
  const stored = await ports.files.put(bytes);
  const { rid, code, revision } = await withBytes(ports, stored, () =>
    db.transaction((tx) => storeQuotation(tx, draft, { stored, size: bytes.byteLength, staff_rid })),
  );
  return { rid, code, revision };
}

/** The stored PDF, and who quotes; null for demo data, which is not in the audit log. */
interface Storing {
  readonly stored: string;
  readonly size: number;
  readonly staff_rid: string | null;
}

/**
 * Stores a drafted quotation in place of the open one. Locks the order or requirement first, as every act on quotations
 * does, so that one of two concurrent acts waits for the other.
 */
export async function storeQuotation(
  tx: Tx,
  draft: Draft,
  { stored, size, staff_rid }: Storing,
): Promise<QuotationRow> {
  const { code, user_rid, order_rid, requirement_code, valid_until, note, at } = draft;
  await lockTarget(tx, draft, staff_rid);
  await endOpen(tx, draft, { act: 'supersede', at });
  const file = { rid: newRid(), stored, size, name: quotationFileName(code), mime: 'application/pdf' };
  await insertFile(tx, { ...file, user_rid, claimed: true, created: at });
  const revision = (await lastRevision(tx, draft)) + 1;
  const row = {
    rid: newRid(),
    code,
    user_rid,
    order_rid,
    requirement_code,
    revision,
    valid_until,
    note,
    ...({ state: 'open', file_rid: file.rid, created: at, changed: at } as const),
    // A reminder a moment after the quotation would tell nothing.
    reminded: valid_until <= dayAfter(at, quotationReminderDays),
  };
  const added = await insertQuotation(tx, row, draft.lines);
  if (order_rid !== null) await markQuoted(tx, order_rid, true);
  if (staff_rid !== null) {
    const target = draft.target_code;
    await audit(tx, { staff_rid, act: 'quotation.add', target, note: code, at });
  }
  await notifyQuotation(tx, added, { act: 'add', target_code: draft.target_code, note, at });
  return added;
}

/** Locks the order or requirement and refuses when it no longer takes the prices of the draft. */
async function lockTarget(tx: Tx, draft: Draft, by_rid: string | null): Promise<void> {
  const { order_rid, requirement_code, priced_fen, code, at } = draft;
  if (order_rid !== null) {
    const order = await lockOrder(tx, order_rid);
    if (!order) throw refuse('not_found', { noun: 'order' });
    requireQuotable(order);
    if (order.total_fen !== priced_fen) throw refuse('quotation_act_refused', { msg: reasons.orderMoved });
    return;
  }
  const row = await lockRequirement(tx, requirement_code ?? '');
  if (!row) throw refuse('not_found', { noun: 'requirement' });
  await moveRequirement(tx, row, { act: 'quote', by: 'system', by_rid, text: code, at });
}
