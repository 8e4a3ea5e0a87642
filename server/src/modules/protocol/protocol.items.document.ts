import { formatFen, sampleForms, sampleHazards } from '@portal/shared/rules';
import { amountInWords } from '../pdf/pdf.amount.rules';
import type { Pdf } from '../pdf/pdf.sheet.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';
import type { ProtocolFacts } from './protocol.content.document';

const itemColumns: readonly Column[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '检测项目及要求', width: 0, align: 'left' },
  { title: '数量', width: 54, align: 'right' },
  { title: '单价', width: 76, align: 'right' },
  { title: '金额', width: 84, align: 'right' },
];

/** Draws the table of ordered items with the discount and what is to be paid. */
export function drawItems(pdf: Pdf, { items, total_fen, discount_fen, due_fen }: ProtocolFacts): void {
  const rows = items.map((item, index) => [
    String(index + 1),
    [item.name, ...item.option_text].join('\n'),
    `${item.count} ${item.unit}`,
    formatFen(item.unit_fen),
    formatFen(item.total_fen),
  ]);
  const discount =
    discount_fen > 0
      ? [
          ['', '项目合计', '', '', formatFen(total_fen)],
          ['', '优惠券减免', '', '', formatFen(-discount_fen)],
        ]
      : [];
  const due = ['', `合计（大写：${amountInWords(due_fen)}）`, '', '', formatFen(due_fen)];
  drawTable(pdf, itemColumns, [...rows, ...discount, due]);
}

const sampleColumns: readonly Column[] = [
  { title: '序号', width: 34, align: 'center' },
  { title: '样品编号', width: 116, align: 'left' },
  { title: '样品名称', width: 0, align: 'left' },
  { title: '形态', width: 64, align: 'left' },
  { title: '危险特性', width: 124, align: 'left' },
];

/** Draws the table of samples as the member described them. */
export function drawSamples(pdf: Pdf, samples: ProtocolFacts['samples']): void {
  const rows = samples.map(({ number, name, form, hazards }, index) => [
    String(index + 1),
    number,
    name,
    sampleForms[form],
    hazards.map((hazard) => sampleHazards[hazard]).join('、') || '无',
  ]);
  drawTable(pdf, sampleColumns, rows);
}
