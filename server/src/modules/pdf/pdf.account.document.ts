import type { Settings } from '@portal/shared/contract';
import { drawHeading } from './pdf.head.document';
import type { Pdf } from './pdf.sheet.document';
import { type Column, drawTable } from './pdf.table.document';

/** The lab's bank account; null while the settings have none. */
export type Account = Settings['bankAccount'];

const columns: readonly Column[] = [
  { title: '户名', width: 160, align: 'left' },
  { title: '开户银行', width: 0, align: 'left' },
  { title: '银行账号', width: 160, align: 'left' },
];

/** Draws where money is transferred to; nothing while there is no account. `below` is the height of what ends the document. */
export function drawAccount(pdf: Pdf, account: Account, below = 0): void {
  if (!account) return;
  drawHeading(pdf, '收款账户', below);
  drawTable(pdf, columns, [[account.name, account.bank, account.account]], below);
}
