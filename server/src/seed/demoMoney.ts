import { formatFen, labClock } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import type { StaffAct } from '../modules/approval/approval.service';
import { applyForCredit } from '../modules/credit/credit.apply.service';
import { grantCredit } from '../modules/credit/credit.staff.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { endPdf, newPdf } from '../modules/pdf/pdf.file.document';
import { pdfFont } from '../modules/pdf/pdf.font.document';
import { text } from '../modules/pdf/pdf.sheet.document';
import { addPrestore, cancelPrestore } from '../modules/prestore/prestore.service';
import { approvePrestore, refusePrestore } from '../modules/prestore/prestore.staff.service';
import { insertFile } from '../modules/upload/upload.repo';
import { findByAccount } from '../modules/user/user.repo';
import { ownUser } from '../modules/user/user.service';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

const hour = 3600 * 1000;
const user_rid = demoMember.rid;

/** An application of the demo member, and what came of it some hours later. */
interface DemoPrestore {
  readonly daysAgo: number;
  readonly amount_fen: number;
  readonly act?: 'approve' | 'refuse' | 'cancel';
  readonly reason?: string;
}

/** Applications in every state, the oldest first. The last one is above `approvalFen` and waits for the reviewer. */
const demoPrestores: readonly DemoPrestore[] = [
  { daysAgo: 380, amount_fen: 1_000_000, act: 'approve' },
  { daysAgo: 240, amount_fen: 500_000, act: 'refuse', reason: '回单金额与申请不符，请核对后重新提交' },
  { daysAgo: 239, amount_fen: 600_000, act: 'approve' },
  { daysAgo: 96, amount_fen: 2_000_000, act: 'approve' },
  { daysAgo: 20, amount_fen: 100_000, act: 'cancel' },
  { daysAgo: 0.4, amount_fen: 300_000 },
  { daysAgo: 0.3, amount_fen: 8_000_000, act: 'approve' },
];

/** The limit that the demo member applied for: enough for all demo orders and for those that a visitor adds. */
const demoCreditFen = 3_000_000;

/**
 * Creates a year of prepayments and the credit limit of the demo member, once, by the services of real ones, at times in
 * the past. No text messages are sent.
 */
export async function seedDemoMoney({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo money', now(), async (tx) => {
    const lab = await findByAccount(tx, 'staff');
    if (!lab) throw new Error('the account of the staff is created before the demo');
    const before = (days: number) => new Date(now().getTime() - days * 24 * hour);
    for (const one of demoPrestores) {
      const at = before(one.daysAgo);
      const by = { staff_rid: lab.rid, at: new Date(Math.min(at.getTime() + 5 * hour, now().getTime())) };
      await makePrestore(tx, ports, one, { user_rid, at, by });
    }
    const wanted = { amount_fen: demoCreditFen, reason: '课题组每月集中送样，希望先测试、后付款' };
    const { code } = await applyForCredit(tx, await ownUser(tx, user_rid), wanted, before(301));
    await grantCredit(tx, { code }, { staff_rid: lab.rid, at: before(300) });
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, before(3), now());
  });
}

/** Sends an application of a member with a sample voucher, and decides on it as staff or cancels it. */
export async function makePrestore(
  tx: Tx,
  { files }: Deps['ports'],
  { amount_fen, act, reason = '' }: Omit<DemoPrestore, 'daysAgo'>,
  { user_rid, at, by }: { readonly user_rid: string; readonly at: Date; readonly by: StaffAct },
): Promise<void> {
  const payer = '示例大学';
  const voucher = await demoVoucher(payer, amount_fen, at);
  const file = { rid: newRid(), user_rid, mime: 'application/pdf', size: voucher.byteLength, created: at };
  await insertFile(tx, { ...file, stored: await files.put(voucher), name: '转账回单（示例）.pdf' });
  const fields = { amount_fen, payer, paid_on: labClock(at).today, file_rid: file.rid, note: '' };
  const { rid, code } = await addPrestore(tx, user_rid, fields, at);
  if (act === 'approve') await approvePrestore(tx, code, by);
  if (act === 'refuse') await refusePrestore(tx, { code, reason }, by);
  if (act === 'cancel') await cancelPrestore(tx, user_rid, rid, by.at);
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
