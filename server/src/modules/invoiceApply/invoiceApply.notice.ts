import { formatFen, type InvoiceApplyAct, invoiceTypes } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import type { InvoiceApplyRow } from './invoiceApply.repo';

type Words = readonly [title: string, text: (row: InvoiceApplyRow) => string];

/** Acts of staff that the member is told of. */
const words: Partial<Record<InvoiceApplyAct, Words>> = {
  issue: [
    '发票已开具',
    ({ number }) => `已开具，发票号码 ${number ?? ''}，可在“开票记录”下载，或发送到邮箱。`,
  ],
  refuse: ['开票申请未通过', ({ reason }) => `未通过审核，金额可重新申请。原因：${reason}`],
  redLetter: ['发票将红冲', ({ reason }) => `将开具红字发票冲销。原因：${reason}`],
  redWithdraw: ['红冲已撤回', ({ reason }) => `红冲已撤回，原发票继续有效。原因：${reason}`],
  redIssue: ['发票已红冲', ({ red_number }) => `已开具红字发票 ${red_number ?? ''}，金额可重新申请开票。`],
};

/** Returns subject and text of an e-mail of files. They contain nothing that the member wrote, because the receiver may be anybody. */
export function invoiceMail(
  { code, type, number, amount_fen }: InvoiceApplyRow,
  files: readonly { readonly name: string }[],
): { readonly title: string; readonly text: string } {
  const name = invoiceTypes[type];
  const numbered = number === null ? '' : `，发票号码 ${number}`;
  return {
    title: `${name} ${number ?? code}`,
    text: `附件为${name}：申请单号 ${code}${numbered}，金额 ${formatFen(amount_fen)}。\n附件：${files.map((file) => file.name).join('、')}`,
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
  const what = `${row.code}（${invoiceTypes[row.type]} ${formatFen(row.amount_fen)}）`;
  const text = `您的开票申请 ${what}：${rest(row)}`;
  await notify(
    tx,
    row.user_rid,
    { kind: 'money', title, text, link: `/member/invoiceLs?rid=${row.rid}` },
    at,
  );
}
