import { formatDay, formatFen, type PrestoreInvoicing } from '@portal/shared/rules';
import { amountInWords } from '../pdf/pdf.amount.rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import { drawDocumentHead, drawHeading, drawNote, drawSum, sumHeight } from '../pdf/pdf.head.document';
import { drawStamps, receiptFields } from '../pdf/pdf.stamp.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';

/** File name of the receipt of a prepayment. */
export const receiptFileName = (code: string): string => `收据-${code}.pdf`;

/** The data that the receipt of a prepayment contains. */
export interface ReceiptFacts {
  readonly code: string;
  readonly payer: string;
  readonly amount_fen: number;
  /** Day of the transfer. */
  readonly paid_on: string;
  /** When staff found the money in the bank account. */
  readonly decided: Date;
  readonly invoicing: PrestoreInvoicing;
  /** Name of the group whose money it became; empty when it became the member's. */
  readonly cluster: string;
  readonly provider: { readonly company: string; readonly address: string; readonly phone: string };
}

/** Draws the receipt of a prepayment. The bonus is not on it: nobody has paid it. */
export async function drawReceipt(facts: ReceiptFacts, font: Buffer): Promise<Buffer> {
  const { code, payer, amount_fen, paid_on, decided, cluster, provider } = facts;
  const info = { title: `收据 ${code}`, author: provider.company, created: decided };
  const { pdf, bytes } = await newPdf(info, font);
  drawDocumentHead(pdf, {
    title: '收据',
    below: code,
    sides: [
      [
        ['交款单位', payer],
        ['付款日期', paid_on],
      ],
      [
        ['收款单位', provider.company],
        ['地址电话', `${provider.address}　${provider.phone}`],
        ['到账日期', formatDay(decided.toISOString())],
      ],
    ],
  });
  drawHeading(pdf, '收款明细');
  const item = cluster ? `检测服务预存款（${cluster}）` : '检测服务预存款';
  drawTable(pdf, columns, [[code, item, formatFen(amount_fen)]], sumHeight);
  drawSum(pdf, `合计　${formatFen(amount_fen)}　（大写）${amountInWords(amount_fen)}`);
  drawNote(
    pdf,
    `本收据证明已收到上述款项，不是税务发票；${invoiceText[facts.invoicing]}。如有疑问，请联系${provider.company}，电话 ${provider.phone}。`,
  );
  drawStamps(pdf, receiptFields);
  endPdf(pdf, info.title);
  return bytes;
}

const invoiceText = {
  spent: '预存款支付检测费用后，可就已付金额申请开票',
  arrival: '可就预存金额申请开票，由已开票的预存款支付的检测费用不再开票',
} as const satisfies Record<PrestoreInvoicing, string>;

const columns: readonly Column[] = [
  { title: '预存申请', width: 124, align: 'left' },
  { title: '项目', width: 0, align: 'left' },
  { title: '金额', width: 96, align: 'right' },
];
