import type { AccountManager, Settings } from '@portal/shared/contract';
import { formatDay, formatFen } from '@portal/shared/rules';
import { type Account, drawAccount } from '../pdf/pdf.account.document';
import { amountInWords } from '../pdf/pdf.amount.rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import {
  drawAccent,
  heightOf,
  ink,
  margin,
  needHeight,
  type Pdf,
  room,
  text,
} from '../pdf/pdf.sheet.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';
import { includedTax } from '../pdf/pdf.tax.rules';

/** File name of the quotation, which members see and download. */
export const quotationFileName = (code: string): string => `报价单-${code}.pdf`;

/** The data that the PDF contains. */
export interface QuotationFacts {
  readonly code: string;
  /** Code of the order or the requirement. */
  readonly target_code: string;
  /** Null for the quotation of a requirement. */
  readonly order_rid: string | null;
  readonly at: Date;
  readonly valid_until: string;
  readonly note: string;
  readonly lines: readonly {
    readonly name: string;
    readonly unit: string;
    readonly option_text: readonly string[];
    readonly count: number;
    readonly unit_fen: number;
    readonly total_fen: number;
  }[];
  readonly total_fen: number;
  readonly discount_fen: number;
  readonly member: { readonly name: string; readonly company: string; readonly phone: string };
  readonly provider: {
    readonly company: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly manager: AccountManager | null;
  readonly bankAccount: Account;
  readonly taxpayer: Settings['taxpayer'];
  /** True for an enterprise, which pays ahead. */
  readonly enterprise: boolean;
}

/** Draws the quotation on A4 pages: parties, lines with the total in words, terms and the provider's seal. */
export async function drawQuotation(facts: QuotationFacts, font: Buffer): Promise<Buffer> {
  const info = { title: `报价单 ${facts.code}`, author: facts.provider.company, created: facts.at };
  const { pdf, bytes } = await newPdf(info, font);
  drawHead(pdf, facts);
  drawLines(pdf, facts);
  drawTerms(pdf, facts);
  drawAccount(pdf, facts.bankAccount, sealHeight);
  drawSeal(pdf, facts);
  endPdf(pdf, facts.code);
  return bytes;
}

function drawHead(pdf: Pdf, facts: QuotationFacts): void {
  const { code, target_code, order_rid, at, valid_until, member, provider, manager } = facts;
  drawAccent(pdf);
  text(pdf, '报价单', { size: 20, align: 'center', y: margin + 8, role: 'H1' });
  const made = formatDay(at.toISOString());
  text(pdf, `编号：${code}　　报价日期：${made}　　有效期至：${valid_until}`, {
    size: 9.5,
    color: ink.soft,
    align: 'center',
    y: pdf.y + 4,
  });
  const sides: [string, string][][] = [
    [
      ['客户', member.company || member.name || '________________'],
      ['联系人', member.name || '________________'],
      ['电话', member.phone],
      [order_rid === null ? '需求编号' : '订单号', target_code],
    ],
    [
      ['报价方', provider.company],
      ['客户经理', manager ? `${manager.name}　${manager.phone}` : provider.phone],
      ['邮箱', provider.email],
      ['地址', provider.address],
    ],
  ];
  const top = pdf.y + 16;
  const width = room(pdf) / 2;
  const bottoms = sides.map((rows, side) => drawFacts(pdf, rows, { x: margin + side * width, top, width }));
  pdf.x = margin;
  pdf.y = Math.max(...bottoms) + 10;
}

/** Draws labels with values below each other; returns where they end. */
function drawFacts(
  pdf: Pdf,
  rows: readonly (readonly [string, string])[],
  { x, top, width }: { readonly x: number; readonly top: number; readonly width: number },
): number {
  let y = top;
  for (const [label, value] of rows) {
    text(pdf, label, { size: 8.5, color: ink.soft, x, y, width: 52 });
    text(pdf, value, { size: 9.5, x: x + 54, y: y - 1, width: width - 66 });
    y = Math.max(pdf.y, y + 14) + 3;
  }
  return y;
}

const columns: readonly Column[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '项目及要求', width: 0, align: 'left' },
  { title: '数量', width: 62, align: 'right' },
  { title: '单价', width: 76, align: 'right' },
  { title: '金额', width: 84, align: 'right' },
];

function drawLines(pdf: Pdf, { lines, total_fen, discount_fen }: QuotationFacts): void {
  const rows = lines.map((line, index) => [
    String(index + 1),
    [line.name, ...line.option_text].join('\n'),
    `${line.count} ${line.unit}`.trim(),
    formatFen(line.unit_fen),
    formatFen(line.total_fen),
  ]);
  const due_fen = total_fen - discount_fen;
  const discount =
    discount_fen > 0
      ? [
          ['', '项目合计', '', '', formatFen(total_fen)],
          ['', '优惠券减免', '', '', formatFen(-discount_fen)],
        ]
      : [];
  const due = ['', `合计（大写：${amountInWords(due_fen)}）`, '', '', formatFen(due_fen)];
  drawTable(pdf, columns, [...rows, ...discount, due], 0, true);
}

/** Returns the terms of the quotation. */
function termsOf(facts: QuotationFacts): string[] {
  const { note, order_rid, target_code, valid_until } = facts;
  return [
    ...(note ? [`报价说明：${note}`] : []),
    `本报价单有效期至 ${valid_until}（含当日），请在平台答复。`,
    order_rid === null
      ? '接受后，报价项目按上列数量和单价加入实验方案，在有效期内下单有效；数量变更或过期的，按平台公布的价格计算。'
      : `接受后，订单 ${target_code} 的费用以本报价单为准，本报价单为检测技术服务协议的附件。`,
    taxText(facts),
    facts.enterprise
      ? '付款方式：签约后全额预付，支持对公转账。'
      : '付款方式：数据交付后按结算单付款，支持对公转账；发票可在付款前开具。',
  ];
}

function taxText({ taxpayer, total_fen, discount_fen }: QuotationFacts): string {
  if (!taxpayer) return '以上价格为人民币含税价。';
  const tax = formatFen(includedTax(total_fen - discount_fen, taxpayer.percent));
  return `以上价格为人民币含税价（增值税税率 ${taxpayer.percent}%，合计中的税额 ${tax}）。`;
}

function drawTerms(pdf: Pdf, facts: QuotationFacts): void {
  pdf.y += 14;
  const terms = termsOf(facts);
  terms.forEach((term, index) => {
    const line = `${index + 1}. ${term}`;
    const below = index === terms.length - 1 && !facts.bankAccount ? sealHeight : 0;
    needHeight(pdf, heightOf(pdf, line, 9.5, room(pdf)) + 3 + below);
    text(pdf, line, { size: 9.5 });
    pdf.y += 3;
  });
}

/** Height in points of the seal's place. */
const sealHeight = 90;

function drawSeal(pdf: Pdf, { provider, at }: QuotationFacts): void {
  needHeight(pdf, sealHeight);
  const x = margin + room(pdf) / 2;
  const width = room(pdf) / 2;
  text(pdf, `${provider.company}（盖章）`, { size: 10, x, y: pdf.y + 36, width, align: 'right' });
  text(pdf, formatDay(at.toISOString()), { size: 10, x, y: pdf.y + 6, width, align: 'right' });
}
