import { reasons } from '@portal/shared/contract';
import type { Db, Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findClusters } from '../cluster/cluster.repo';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { drawReceipt, type ReceiptFacts, receiptFileName } from './prestore.receipt.document';
import { findPrestore, type PrestoreRow } from './prestore.repo';
import { ownPrestore } from './prestore.service';

/** Returns a member's application that was credited; refuses with prestore_act_refused before that. */
export async function ownCredited(tx: Tx, user_rid: string, rid: string): Promise<PrestoreRow> {
  const row = await ownPrestore(tx, user_rid, rid);
  if (row.state !== 'approved')
    throw refuse('prestore_act_refused', { msg: reasons.prestoreReceipt(row.state) });
  return row;
}

/** Generates the receipt of a credited prepayment; returns undefined for another application and for an unknown key. */
export async function makeReceipt(
  db: Db,
  rid: string,
): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
  const facts = await db.read(async (tx): Promise<ReceiptFacts | undefined> => {
    const row = await findPrestore(tx, rid);
    if (row?.state !== 'approved' || row.decided === null) return undefined;
    const { code, payer, amount_fen, paid_on, decided, invoicing, cluster_rid } = row;
    const [cluster] = cluster_rid === null ? [] : await findClusters(tx, [cluster_rid]);
    const { localInfo: provider } = await findSettings(tx);
    return { code, payer, amount_fen, paid_on, decided, invoicing, cluster: cluster?.name ?? '', provider };
  });
  return facts && { name: receiptFileName(facts.code), bytes: await drawReceipt(facts, await pdfFont()) };
}
