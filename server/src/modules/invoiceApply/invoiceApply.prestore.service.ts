import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { isAsked } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { changeInvoicedCash, invoiceableLots, lockLots } from '../cashLot/cashLot.service';
import { findOwnPrestores, listOwnInvoiced, type PrestoreRow } from '../prestore/prestore.repo';
import { appliesOfPrestores, type InvoiceApplyPrestore } from './invoiceApply.prestore.repo';

/** An amount of one prepayment. */
export type PrestorePart = Pick<InvoiceApplyPrestore, 'prestore_rid' | 'amount_fen'>;

export const prestoreKeys = (parts: readonly PrestorePart[]): string[] =>
  parts.map(({ prestore_rid }) => prestore_rid);

/** Returns the member's own prepayments of a request; refuses others, one that is named twice, and those that are not to be invoiced. */
export async function ownInvoiced(
  tx: Tx,
  user_rid: string,
  parts: readonly PrestorePart[],
): Promise<PrestoreRow[]> {
  const rids = prestoreKeys(parts);
  if (new Set(rids).size < rids.length)
    throw refuse('invalid_input', { fields: { prestores: reasons.prestoreTwice } });
  if (rids.length === 0) return [];
  const rows = await findOwnPrestores(tx, user_rid, rids);
  if (rows.length < rids.length) throw refuse('not_found', { noun: 'prestoreApply' });
  for (const { code, state, invoicing } of rows) {
    if (state !== 'approved') throw wrong(reasons.prestoreNotArrived(code));
    if (invoicing !== 'arrival') throw wrong(reasons.prestoreInvoicedLater(code));
  }
  return rows;
}

const wrong = (msg: string) => refuse('amount_invalid', { msg, fields: { prestores: msg } });

/** The parts of a request before and after an act. */
interface Change {
  readonly before: readonly PrestorePart[];
  readonly after: readonly PrestorePart[];
}

/**
 * Changes what a request uses up of prepayments. Locks their accounts, so that requests and payments that run at once never invoice
 * the same cash twice; refuses with amount_invalid more than what is not invoiced and not spent. `rows` are those of `after`.
 */
export async function countPrestores(
  tx: Tx,
  { before, after }: Change,
  rows: readonly PrestoreRow[] = [],
): Promise<void> {
  const rids = [...new Set([...prestoreKeys(before), ...prestoreKeys(after)])];
  if (rids.length === 0) return;
  await lockLots(tx, rids);
  const had = new Map(before.map((part) => [part.prestore_rid, part.amount_fen]));
  const lots = await invoiceableLots(tx, prestoreKeys(after));
  for (const { prestore_rid, amount_fen } of after) {
    const most = (lots.get(prestore_rid)?.open_fen ?? 0) + (had.get(prestore_rid) ?? 0);
    const code = rows.find(({ rid }) => rid === prestore_rid)?.code ?? '';
    if (amount_fen > most) throw wrong(reasons.aboveInvoiceablePrestore(code, most));
  }
  const wanted = new Map(after.map((part) => [part.prestore_rid, part.amount_fen]));
  await changeInvoicedCash(
    tx,
    new Map(rids.map((rid) => [rid, (wanted.get(rid) ?? 0) - (had.get(rid) ?? 0)])),
  );
}

/** Returns a page of the member's prepayments with what is invoiced of them and what may still be. */
export async function prestoreHistory(
  tx: Tx,
  user_rid: string,
  { prestore_rids: rids, ...page }: Parsed<'auth/asset/prestoreHistory'>,
): Promise<Data<'auth/asset/prestoreHistory'>> {
  if (rids && (await findOwnPrestores(tx, user_rid, rids)).length < new Set(rids).size)
    throw refuse('not_found', { noun: 'prestoreApply' });
  const { total, rows } = await listOwnInvoiced(tx, user_rid, { ...page, rids });
  const keys = rows.map(({ rid }) => rid);
  const [applies, lots] = [await appliesOfPrestores(tx, keys), await invoiceableLots(tx, keys)];
  const list = rows.map(({ rid, code, created, decided, amount_fen }) => {
    const its = applies.filter(({ prestore_rid }) => prestore_rid === rid);
    return {
      prestore_rid: rid,
      code,
      created: (decided ?? created).toISOString(),
      amount_fen,
      invoiced_fen: lots.get(rid)?.invoiced_fen ?? 0,
      asked_fen: its.filter(isAsked).reduce((sum, one) => sum + one.amount_fen, 0),
      open_fen: lots.get(rid)?.open_fen ?? 0,
      applies: its.map((one) => ({
        rid: one.rid,
        code: one.code,
        type: one.type,
        state: one.state,
        amount_fen: one.amount_fen,
      })),
    };
  });
  return { total, list };
}
