import { reasons } from '@portal/shared/contract';
import {
  type Actor,
  type InvoiceApplyAct,
  invoiceApplyActTable,
  possibleInvoiceApplyActs,
  usesUp,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { addInvoiced } from '../statement/statement.invoice.repo';
import { notifyInvoiceApply } from './invoiceApply.notice';
import { prestoresOf } from './invoiceApply.prestore.repo';
import { countPrestores } from './invoiceApply.prestore.service';
import {
  type InvoiceApplyChange,
  type InvoiceApplyPart,
  type InvoiceApplyRow,
  insertInvoiceApplyEvent,
  partsOf,
  updateInvoiceApply,
} from './invoiceApply.repo';

/** One act on a request: who does it, why and when, and what it changes beside the state. */
interface Step {
  readonly act: InvoiceApplyAct;
  readonly by: Actor;
  /** Null for demo data, which no member of staff made: it is not in the audit log. */
  readonly by_rid: string | null;
  readonly note: string;
  readonly at: Date;
  readonly change?: Omit<InvoiceApplyChange, 'state' | 'changed'>;
}

/** Refuses with invoice_apply_act_refused when the state of a request does not allow the act. */
export function checkAct(row: InvoiceApplyRow, act: InvoiceApplyAct, by: Actor): void {
  if (!possibleInvoiceApplyActs(row, by).includes(act))
    throw refuse('invoice_apply_act_refused', { msg: reasons.invoiceApplyState(row.state, act) });
}

/**
 * Performs an act on a request that is locked; no other code changes its state. Writes its history, the audit log and
 * the notice. When the request no longer uses up the amounts of its statements and prepayments, they are free again.
 */
export async function moveInvoiceApply(
  tx: Tx,
  row: InvoiceApplyRow,
  { act, by, by_rid, note, at, change }: Step,
): Promise<InvoiceApplyRow> {
  checkAct(row, act, by);
  const { to } = invoiceApplyActTable[act];
  const changes = { ...change, ...(to && { state: to, changed: at }) };
  await updateInvoiceApply(tx, row.rid, changes);
  const moved: InvoiceApplyRow = { ...row, ...changes };
  await insertInvoiceApplyEvent(tx, { invoice_apply_rid: row.rid, act, by, by_rid, note, at });
  const ends = usesUp(row) && !usesUp(moved);
  if (ends) await countParts(tx, await partsOf(tx, [row.rid]), -1);
  if (by === 'staff') {
    await notifyInvoiceApply(tx, moved, act, at);
    if (by_rid !== null)
      await audit(tx, {
        staff_rid: by_rid,
        act: `invoiceApply.${act}`,
        target: row.code,
        note,
        at,
        before: { state: row.state, number: row.number, red_number: row.red_number },
        after: { state: moved.state, number: moved.number, red_number: moved.red_number },
      });
  }
  // The accounts of prepayments are locked last.
  if (ends) await countPrestores(tx, { before: await prestoresOf(tx, [row.rid]), after: [] });
  return moved;
}

/** Adds the amounts of parts to what their statements have invoiced, or takes them off, in the order of the locks. */
export async function countParts(
  tx: Tx,
  parts: readonly Pick<InvoiceApplyPart, 'statement_rid' | 'amount_fen'>[],
  sign: 1 | -1,
): Promise<void> {
  const sorted = [...parts].sort((a, b) => (a.statement_rid < b.statement_rid ? -1 : 1));
  for (const { statement_rid, amount_fen } of sorted) await addInvoiced(tx, statement_rid, sign * amount_fen);
}
