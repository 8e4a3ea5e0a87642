import { formatFen, type InvoiceApplyAct, invoiceTypes } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import type { InvoiceApplyRow } from './invoiceApply.repo';

type Words = readonly [title: string, text: (row: InvoiceApplyRow) => string];

/** Acts of staff that the member is told of. */
const words: Partial<Record<InvoiceApplyAct, Words>> = {
  issue: [
    '发票已开具',
    ({ number, email }) =>
      `已开具，发票号码 ${number ?? ''}，可在“开票记录”下载${email === '' ? '，或发送到邮箱' : '，文件将发送到您填写的邮箱'}。`,
  ],
  refuse: ['开票申请未通过', ({ reason }) => `未通过审核，金额可重新申请。原因：${reason}`],
  redLetter: ['发票将红冲', ({ reason }) => `将开具红字发票冲销。原因：${reason}`],
  redWithdraw: ['红冲已撤回', ({ reason }) => `红冲已撤回，原发票继续有效。原因：${reason}`],
  redIssue: ['发票已红冲', ({ red_number }) => `已开具红字发票 ${red_number ?? ''}，金额可重新申请开票。`],
};

/**
 * Returns subject and text of an e-mail of files, which accountants get: who issued it, for whom, and for what. The title is all
 * that the member wrote of it; staff have checked it, and it stands in the file.
 */
export function invoiceMail(
  { code, type, number, amount_fen, title }: InvoiceApplyRow,
  { company, phone }: { readonly company: string; readonly phone: string },
  files: readonly { readonly name: string }[],
): { readonly title: string; readonly text: string } {
  const name = invoiceTypes[type];
  const numbered = number === null ? '' : `，发票号码 ${number}`;
  return {
    title: `${name} ${number ?? code}`,
    text: [
      `${company}为${title}开具的${name}见附件：申请单号 ${code}${numbered}，金额 ${formatFen(amount_fen)}。`,
      `附件：${files.map((file) => file.name).join('、')}`,
      `有疑问请联系${company}，电话 ${phone}。`,
    ].join('\n'),
  };
}

/** Notifies the member of an act of staff on a request; other acts are not told. */
export async function notifyInvoiceApply(
  tx: Tx,
  row: InvoiceApplyRow,
  act: InvoiceApplyAct,
  at: Date,
): Promise<void> {
  const told = words[act];
  if (!told) return;
  const [title, rest] = told;
  await notifyMember(tx, row, { title, text: rest(row) }, at);
}

/** Tells the member that the files of an issued invoice were not sent to the address in the request. */
export const notifyTooLarge = (tx: Tx, row: InvoiceApplyRow, at: Date): Promise<void> =>
  notifyMember(
    tx,
    row,
    { title: '发票文件未发送到邮箱', text: '文件过大，未能发送到您填写的邮箱，请在“开票记录”下载。' },
    at,
  );

async function notifyMember(
  tx: Tx,
  { rid, user_rid, code, type, amount_fen }: InvoiceApplyRow,
  told: { readonly title: string; readonly text: string },
  at: Date,
): Promise<void> {
  const text = `您的开票申请 ${code}（${invoiceTypes[type]} ${formatFen(amount_fen)}）：${told.text}`;
  await notify(
    tx,
    user_rid,
    { kind: 'money', title: told.title, text, link: `/member/invoiceLs?rid=${rid}` },
    at,
  );
}
