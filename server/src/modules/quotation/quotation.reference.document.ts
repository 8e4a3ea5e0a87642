import { formatDay, formatFen } from '@portal/shared/rules';
import { amountInWords } from '../pdf/pdf.amount.rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import { drawDocumentHead, drawNote, drawSum, sumHeight } from '../pdf/pdf.head.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';

/** File name of the price reference. */
export const referenceFileName = (day: string): string => `报价参考-${day}.pdf`;

/** The data that the PDF contains. */
export interface ReferenceFacts {
  readonly at: Date;
  /** Last day for which the prices are meant as a reference. */
  readonly valid_until: string;
  readonly lines: readonly {
    readonly name: string;
    readonly unit: string;
    readonly option_text: readonly string[];
    readonly count: number;
    readonly turnaround_days: number;
    readonly unit_fen: number;
    readonly total_fen: number;
  }[];
  readonly member: { readonly name: string; readonly company: string };
  readonly provider: { readonly company: string; readonly phone: string; readonly email: string };
}

/** Draws the prices of items of a plan on A4 pages, and says that they are no quotation. */
export async function drawReference(facts: ReferenceFacts, font: Buffer): Promise<Buffer> {
  const { at, valid_until, lines, member, provider } = facts;
  const made = formatDay(at.toISOString());
  const title = '报价参考';
  const { pdf, bytes } = await newPdf({ title, author: provider.company, created: at }, font);
  drawDocumentHead(pdf, {
    title,
    below: `生成日期：${made}　　参考有效期至：${valid_until}`,
    sides: [
      [
        ['客户', member.company || member.name || '________________'],
        ['联系人', member.name || '________________'],
      ],
      [
        ['检测机构', provider.company],
        ['电话', provider.phone],
        ['邮箱', provider.email],
      ],
    ],
  });
  const rows = lines.map((line, index) => [
    String(index + 1),
    [line.name, ...line.option_text].join('\n'),
    `${line.turnaround_days} 个工作日`,
    `${line.count} ${line.unit}`,
    formatFen(line.unit_fen),
    formatFen(line.total_fen),
  ]);
  drawTable(pdf, columns, rows, sumHeight);
  const total_fen = lines.reduce((sum, line) => sum + line.total_fen, 0);
  drawSum(pdf, `合计　${formatFen(total_fen)}　（大写）${amountInWords(total_fen)}`);
  drawNote(
    pdf,
    `以上为 ${made} 的目录价，人民币含税，供预算与比价参考，不是报价单，不含优惠券与议价。参考有效期内目录价如有调整，以下单时平台显示的价格为准。需要盖章的正式报价单，请在平台发布需求或联系客户经理。`,
  );
  endPdf(pdf, title);
  return bytes;
}

const columns: readonly Column[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '项目及选项', width: 0, align: 'left' },
  { title: '预计周期', width: 70, align: 'right' },
  { title: '数量', width: 58, align: 'right' },
  { title: '单价', width: 72, align: 'right' },
  { title: '金额', width: 80, align: 'right' },
];
