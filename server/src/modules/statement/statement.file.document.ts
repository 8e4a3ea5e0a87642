import type { Statement } from '@portal/shared/contract';
import {
  formatFen,
  formatInstant,
  fundCodesText,
  paymentText,
  statementStateLabels,
} from '@portal/shared/rules';
import { type Account, drawAccount } from '../pdf/pdf.account.document';
import { amountInWords } from '../pdf/pdf.amount.rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import {
  drawDocumentHead,
  drawHeading,
  drawNote,
  drawSum,
  noteHeight,
  sumHeight,
} from '../pdf/pdf.head.document';
import { ink, type Pdf, text } from '../pdf/pdf.sheet.document';
import { confirmFields, drawStamps, stampHeight } from '../pdf/pdf.stamp.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';

/** File name of a statement. */
export const statementFileName = (code: string): string => `结算单-${code}.pdf`;

/** The data that the PDF of a statement contains. */
export interface StatementFileFacts {
  readonly statement: Statement;
  readonly made: Date;
  readonly member: { readonly name: string; readonly company: string; readonly phone: string };
  readonly provider: { readonly company: string; readonly address: string; readonly phone: string };
  /** Where the owed amount can be transferred to; null when the lab has not set it. */
  readonly bankAccount: Account;
}

/** Draws a statement: parties, lines by order, the total, payments, and what is owed at the time of the download. */
export async function drawStatement(facts: StatementFileFacts, font: Buffer): Promise<Buffer> {
  const { statement, made, provider } = facts;
  const title = `结算单 ${statement.code}`;
  const { pdf, bytes } = await newPdf({ title, author: provider.company, created: made }, font);
  drawHead(pdf, facts);
  drawHeading(pdf, '费用明细');
  drawTable(
    pdf,
    lineColumns,
    statement.lines.map(({ order_code, name, detail, amount_fen }) => [
      ...[order_code, [name, detail].filter(Boolean).join('\n'), formatFen(amount_fen)],
    ]),
    sumHeight,
  );
  const { total_fen } = statement;
  drawSum(pdf, `合计　${formatFen(total_fen)}　（大写）${amountInWords(total_fen)}`);
  const note = noteOf(facts);
  const end = noteHeight(pdf, note) + stampHeight;
  const account = statement.owed_fen > 0 ? facts.bankAccount : null;
  drawPayments(pdf, statement, account ? 0 : end);
  drawAccount(pdf, account, end);
  drawNote(pdf, note);
  drawStamps(pdf, confirmFields);
  endPdf(pdf, title);
  return bytes;
}

function drawHead(pdf: Pdf, { statement, made, member, provider }: StatementFileFacts): void {
  const { code, state, created, orders } = statement;
  drawDocumentHead(pdf, {
    title: '结算单',
    below: `${code}　${statementStateLabels[state]}`,
    sides: [
      [
        ['客户', member.company || member.name],
        ['联系人', [member.name, member.phone].filter(Boolean).join('　')],
        ['订单', ordersText(orders.map((order) => order.code))],
        ...fundFacts(orders),
      ],
      [
        ['出具单位', provider.company],
        ['地址电话', `${provider.address}　${provider.phone}`],
        ['出具时间', formatInstant(created)],
        ['下载时间', formatInstant(made.toISOString())],
      ],
    ],
  });
}

/** Returns the projects that the orders name as a fact; none without one. */
function fundFacts(orders: Statement['orders']): [string, string][] {
  const codes = fundCodesText(orders);
  return codes ? [['课题编号', codes]] : [];
}

/** Most orders that the head names: the lines below name them all. */
const namedOrders = 3;

const ordersText = (codes: readonly string[]): string =>
  codes.length <= namedOrders ? codes.join('、') : `${codes[0]} 等 ${codes.length} 个`;

const lineColumns: readonly Column[] = [
  { title: '订单', width: 124, align: 'left' },
  { title: '项目', width: 0, align: 'left' },
  { title: '金额', width: 96, align: 'right' },
];

const paymentColumns: readonly Column[] = [
  { title: '时间', width: 124, align: 'left' },
  { title: '方式', width: 0, align: 'left' },
  { title: '金额', width: 96, align: 'right' },
];

/**
 * Draws payments and refunds with what they leave to pay; before the confirmation, from where it will be paid. `end` is the
 * height of what ends the document below them.
 */
function drawPayments(
  pdf: Pdf,
  { state, sources, payments, paid_fen, owed_fen }: Statement,
  end: number,
): void {
  if (state === 'open' || state === 'disputed') {
    drawHeading(pdf, '确认后的付款方式', end);
    const { cash_fen, bonus_fen, credit_fen } = sources;
    const ways: readonly (readonly [string, number])[] = [
      ['预存扣款', cash_fen],
      ['赠送金扣款', bonus_fen],
      ['信用额度记账，待付款', credit_fen],
    ];
    const used = ways.filter(([, amount]) => amount > 0);
    drawTable(
      pdf,
      paymentColumns,
      used.map(([way, amount]) => ['确认时', way, formatFen(amount)]),
      end,
    );
    return;
  }
  const below = sumHeight + end;
  drawHeading(pdf, '付款记录', below);
  if (payments.length === 0) text(pdf, '尚无付款。', { size: 9.5, color: ink.soft });
  else
    drawTable(
      pdf,
      paymentColumns,
      payments.map((one) => [formatInstant(one.at), paymentText(one, payments), formatFen(one.amount_fen)]),
      below,
    );
  drawSum(pdf, `已付　${formatFen(paid_fen)}　　待付款　${formatFen(owed_fen)}`);
}

function noteOf({ statement, provider }: StatementFileFacts): string {
  const { code, owed_fen, invoiced_cash_fen } = statement;
  const paying = owed_fen > 0 ? `转账时请注明结算单号 ${code}。` : '';
  const invoiced =
    invoiced_cash_fen > 0 ? `其中 ${formatFen(invoiced_cash_fen)} 由已开票的预存款支付，不再开票。` : '';
  return `${paying}${invoiced}本结算单列出下载时的付款情况，不是税务发票。如有疑问，请联系${provider.company}，电话 ${provider.phone}。`;
}
