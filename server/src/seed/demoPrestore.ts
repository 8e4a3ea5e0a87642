import { formatFen, labClock, type PrestoreInvoicing } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import type { StaffAct } from '../kit/module';
import { endPdf, newPdf } from '../modules/pdf/pdf.file.document';
import { pdfFont } from '../modules/pdf/pdf.font.document';
import { text } from '../modules/pdf/pdf.sheet.document';
import { addPrestore, cancelPrestore } from '../modules/prestore/prestore.service';
import { approvePrestore, refusePrestore } from '../modules/prestore/prestore.staff.service';
import { insertFile } from '../modules/upload/upload.repo';

/** An application for a prepayment, and what comes of it. */
export interface DemoPrestore {
  readonly user_rid: string;
  /** The group that is prepaid for; the member without it. */
  readonly cluster_rid?: string;
  readonly amount_fen: number;
  /** For what is paid from it, without one. */
  readonly invoicing?: PrestoreInvoicing;
  readonly act?: 'approve' | 'refuse' | 'cancel';
  readonly reason?: string;
}

/** Stores an application with a voucher at a time in the past, and decides about it. */
export async function makeDemoPrestore(
  tx: Tx,
  ports: Deps['ports'],
  { user_rid, cluster_rid, amount_fen, invoicing = 'spent', act, reason = '' }: DemoPrestore,
  { at, by }: { readonly at: Date; readonly by: StaffAct },
): Promise<void> {
  const paid = await storeVoucher(tx, ports, { user_rid, amount_fen, at });
  const asked = { ...paid, note: '', invoicing, ...(cluster_rid !== undefined && { cluster_rid }) };
  const { rid, code } = await addPrestore(tx, user_rid, asked, at);
  if (act === 'approve') await approvePrestore(tx, { code }, by);
  if (act === 'refuse') await refusePrestore(tx, { code, reason }, by);
  if (act === 'cancel') await cancelPrestore(tx, user_rid, rid, by.at);
}

/** Stores the voucher of a transfer that the member made; returns the fields of whatever reports it. */
export async function storeVoucher(
  tx: Tx,
  { files }: Deps['ports'],
  { user_rid, amount_fen, at }: { readonly user_rid: string; readonly amount_fen: number; readonly at: Date },
) {
  const payer = '示例大学';
  const voucher = await demoVoucher(payer, amount_fen, at);
  const file = { rid: newRid(), user_rid, mime: 'application/pdf', size: voucher.byteLength, created: at };
  await insertFile(tx, { ...file, stored: await files.put(voucher), name: '转账回单（示例）.pdf' });
  return { amount_fen, payer, paid_on: labClock(at).today, file_rid: file.rid };
}

/** Returns a placeholder for the voucher of a transfer, which says that it is a sample. */
async function demoVoucher(payer: string, amount_fen: number, created: Date): Promise<Buffer> {
  const title = '转账回单（示例）';
  const { pdf, bytes } = await newPdf({ title, author: payer, created }, await pdfFont());
  text(pdf, title, { size: 18 });
  text(pdf, `付款人：${payer}　金额：${formatFen(amount_fen)}　日期：${labClock(created).today}`, {
    size: 11,
    y: pdf.y + 16,
  });
  text(pdf, '本页为演示数据，代替银行的电子回单。', { size: 11, y: pdf.y + 8 });
  endPdf(pdf, title);
  return bytes;
}
