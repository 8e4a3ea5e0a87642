import { formatDay, formatFen } from '@portal/shared/rules';
import { amountInWords } from '../pdf/pdf.amount.rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import { drawDocumentHead, drawHeading, drawNote, drawSum, type Fact } from '../pdf/pdf.head.document';
import type { Pdf } from '../pdf/pdf.sheet.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';
import type { InvoiceApplyRow } from './invoiceApply.repo';

/** A row of the document: a statement with the names of its items, and an amount of it. */
interface DocumentPart {
  readonly statement_code: string;
  readonly items: readonly string[];
  readonly amount_fen: number;
}

/** The data of a pro-forma invoice or a receipt. */
export interface DocumentFacts {
  readonly row: InvoiceApplyRow;
  readonly parts: readonly DocumentPart[];
  readonly provider: { readonly company: string; readonly address: string; readonly phone: string };
  /** Where a pro-forma invoice is paid to; null when the lab has not set it. */
  readonly bankAccount: { readonly name: string; readonly bank: string; readonly account: string } | null;
}

const documentTitle = ({ type }: InvoiceApplyRow): string => (type === 5 ? '形式发票' : '收据');

/** File name of the document. */
export const documentFileName = (row: InvoiceApplyRow): string => `${documentTitle(row)}-${row.code}.pdf`;

/** Draws a pro-forma invoice or a receipt: who, what, how much, and for what it is valid. */
export async function drawDocument(facts: DocumentFacts, font: Buffer): Promise<Buffer> {
  const { row, parts, provider } = facts;
  const title = documentTitle(row);
  const info = { title: `${title} ${row.code}`, author: provider.company, created: row.created };
  const { pdf, bytes } = await newPdf(info, font);
  drawDocumentHead(pdf, { title, below: row.code, sides: [buyer(facts), seller(facts)] });
  drawHeading(pdf, row.type === 5 ? '费用明细' : '收款明细');
  drawTable(
    pdf,
    columns,
    parts.map(({ statement_code, items, amount_fen }) => [
      ...[statement_code, itemText(items), formatFen(amount_fen)],
    ]),
  );
  drawSum(pdf, `合计　${formatFen(row.amount_fen)}　（大写）${amountInWords(row.amount_fen)}`);
  if (row.note) drawNote(pdf, `备注：${row.note}`);
  if (row.type === 5) drawPayment(pdf, facts);
  drawNote(pdf, validity(facts));
  endPdf(pdf, `${title} ${row.code}`);
  return bytes;
}

/** Most items that a row names. */
const named = 6;

function itemText(items: readonly string[]): string {
  return `检测技术服务费：${items.slice(0, named).join('、')}${items.length > named ? ' 等' : ''}`;
}

const columns: readonly Column[] = [
  { title: '结算单', width: 120, align: 'left' },
  { title: '项目', width: 0, align: 'left' },
  { title: '金额', width: 96, align: 'right' },
];

function buyer({ row }: DocumentFacts): Fact[] {
  const facts: Fact[] = [
    [row.type === 5 ? '购买方' : '交款单位', row.title],
    ['税号', row.tax_number],
    ['地址电话', [row.registered_address, row.registered_phone].filter(Boolean).join('　')],
    ['开户行', [row.bank, row.account].filter(Boolean).join('　')],
  ];
  return facts.filter(([, value]) => value !== '');
}

const seller = ({ row, provider }: DocumentFacts): Fact[] => [
  [row.type === 5 ? '销售方' : '收款单位', provider.company],
  ['地址电话', `${provider.address}　${provider.phone}`],
  ['开具日期', formatDay(row.created.toISOString())],
];

function drawPayment(pdf: Pdf, { bankAccount }: DocumentFacts): void {
  if (!bankAccount) return;
  const { name, bank, account } = bankAccount;
  drawHeading(pdf, '收款账户');
  drawTable(pdf, accountColumns, [[name, bank, account]]);
}

const accountColumns: readonly Column[] = [
  { title: '户名', width: 160, align: 'left' },
  { title: '开户银行', width: 0, align: 'left' },
  { title: '银行账号', width: 160, align: 'left' },
];

function validity({ row, provider }: DocumentFacts): string {
  const what =
    row.type === 5
      ? '本形式发票用于申请付款，不是税务发票，不能用于抵扣和报销。'
      : '本收据证明已收到上述款项，不是税务发票。';
  return `${what}如有疑问，请联系${provider.company}，电话 ${provider.phone}。`;
}
