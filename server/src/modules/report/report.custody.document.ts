import { formatInstant } from '@portal/shared/rules';
import { drawHeading } from '../pdf/pdf.head.document';
import { ink, type Pdf, text } from '../pdf/pdf.sheet.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';
import type { Custody } from './report.custody.rules';

const columns: readonly Column[] = [
  { title: '时间', width: 106, align: 'left' },
  { title: '事项', width: 76, align: 'left' },
  { title: '经手人', width: 70, align: 'left' },
  { title: '说明', width: 0, align: 'left' },
];

/** Draws the annex on pages of its own: where each sample was, from its registration to the issue of the report. */
export function drawCustody(pdf: Pdf, custody: readonly Custody[]): void {
  if (custody.length === 0) return;
  pdf.addPage();
  drawHeading(pdf, '附录：样品流转记录');
  text(pdf, '由收样、检测和保管时的系统记录生成，至本报告生成时为止。', { size: 8.5, color: ink.soft });
  for (const { sample, lines, whole } of custody) {
    drawHeading(pdf, `样品 ${sample}`);
    if (!whole) text(pdf, '这个样品的记录不完整：有的步骤没有记录。', { size: 9, color: ink.accent });
    drawTable(
      pdf,
      columns,
      lines.map(({ at, what, who, note }) => [
        formatInstant(at.toISOString()),
        what,
        who || '—',
        note || '—',
      ]),
    );
  }
}
