import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { prestoreApplies } from '../prestore/prestore.table';
import { invoiceApplies, invoiceApplyPrestores } from './invoiceApply.table';

/** An amount of one prepayment, with the prepayment's code. */
export interface InvoiceApplyPrestore {
  readonly invoice_apply_rid: string;
  readonly prestore_rid: string;
  readonly prestore_code: string;
  readonly amount_fen: number;
}

export async function insertPrestores(
  tx: Tx,
  rows: readonly Omit<InvoiceApplyPrestore, 'prestore_code'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(invoiceApplyPrestores).values([...rows]);
}

export async function deletePrestores(tx: Tx, rid: string): Promise<void> {
  await tx.delete(invoiceApplyPrestores).where(eq(invoiceApplyPrestores.invoice_apply_rid, rid));
}

/** Returns the prepayments of requests, by their codes. */
export function prestoresOf(tx: Tx, rids: readonly string[]): Promise<InvoiceApplyPrestore[]> {
  return tx
    .select({
      invoice_apply_rid: invoiceApplyPrestores.invoice_apply_rid,
      prestore_rid: invoiceApplyPrestores.prestore_rid,
      prestore_code: prestoreApplies.code,
      amount_fen: invoiceApplyPrestores.amount_fen,
    })
    .from(invoiceApplyPrestores)
    .innerJoin(prestoreApplies, eq(prestoreApplies.rid, invoiceApplyPrestores.prestore_rid))
    .where(inArray(invoiceApplyPrestores.invoice_apply_rid, [...rids]))
    .orderBy(asc(prestoreApplies.code));
}

/** Returns the requests over prepayments with their amounts of each, the newest first. */
export async function appliesOfPrestores(tx: Tx, rids: readonly string[]) {
  if (rids.length === 0) return [];
  return tx
    .select({
      prestore_rid: invoiceApplyPrestores.prestore_rid,
      amount_fen: invoiceApplyPrestores.amount_fen,
      rid: invoiceApplies.rid,
      code: invoiceApplies.code,
      type: invoiceApplies.type,
      state: invoiceApplies.state,
    })
    .from(invoiceApplyPrestores)
    .innerJoin(invoiceApplies, eq(invoiceApplies.rid, invoiceApplyPrestores.invoice_apply_rid))
    .where(inArray(invoiceApplyPrestores.prestore_rid, [...rids]))
    .orderBy(desc(invoiceApplies.created), desc(invoiceApplies.code));
}
