import type { Settings } from '@portal/shared/contract';
import { formatDay, formatFen } from '@portal/shared/rules';
import { type Account, drawAccount } from '../pdf/pdf.account.document';
import { amountInWords } from '../pdf/pdf.amount.rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import {
  drawDocumentHead,
  drawHeading,
  drawNote,
  drawSum,
  type Fact,
  noteHeight,
  sumHeight,
} from '../pdf/pdf.head.document';
import { drawStamps, receiptFields, sellerFields, stampHeight } from '../pdf/pdf.stamp.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';
import { includedTax } from '../pdf/pdf.tax.rules';
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
  readonly bankAccount: Account;
  /** Whose tax the amount contains; null when the lab has not set it. */
  readonly taxpayer: Settings['taxpayer'];
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
    sumHeight,
  );
  drawSum(pdf, `合计　${formatFen(row.amount_fen)}　（大写）${amountInWords(row.amount_fen)}`);
  if (row.note) drawNote(pdf, `备注：${row.note}`);
  const note = validity(facts);
  if (row.type === 5) drawAccount(pdf, facts.bankAccount, noteHeight(pdf, note) + stampHeight);
  drawNote(pdf, note);
  drawStamps(pdf, row.type === 5 ? sellerFields : receiptFields);
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

const seller = ({ row, provider, taxpayer }: DocumentFacts): Fact[] => [
  [row.type === 5 ? '销售方' : '收款单位', provider.company],
  ...(taxpayer ? [['税号', taxpayer.number] as const] : []),
  ['地址电话', `${provider.address}　${provider.phone}`],
  ['开具日期', formatDay(row.created.toISOString())],
];

/** Returns the sentence about the tax of a pro-forma invoice, of which members ask their finance office for the payment. */
function taxText({ row, taxpayer }: DocumentFacts): string {
  if (!taxpayer) return '';
  const tax = formatFen(includedTax(row.amount_fen, taxpayer.percent));
  return `金额含增值税（税率 ${taxpayer.percent}%，税额 ${tax}）。`;
}

function validity(facts: DocumentFacts): string {
  const { row, provider } = facts;
  const what =
    row.type === 5
      ? `${taxText(facts)}本形式发票用于申请付款，不是税务发票，不能用于抵扣和报销。`
      : '本收据证明已收到上述款项，不是税务发票。';
  return `${what}如有疑问，请联系${provider.company}，电话 ${provider.phone}。`;
}
