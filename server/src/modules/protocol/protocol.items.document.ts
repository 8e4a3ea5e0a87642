import { formatFen } from '@portal/shared/rules';
import { amountInWords } from './protocol.amount.rules';
import type { ProtocolFacts } from './protocol.content.document';
import { heightOf, ink, margin, type Pdf, room, text } from './protocol.sheet.document';

type Item = ProtocolFacts['items'][number];

/** Columns with their width in points. The column without a width takes the remaining space. */
const columns = [
  { title: '序号', width: 34, align: 'center' },
  { title: '检测项目及要求', width: 0, align: 'left' },
  { title: '数量', width: 54, align: 'right' },
  { title: '单价', width: 76, align: 'right' },
  { title: '金额', width: 84, align: 'right' },
] as const;
const padding = 6;

/** Draws the table of ordered items. Its header is repeated on each page. */
export function drawItems(pdf: Pdf, items: readonly Item[], total_fen: number): void {
  drawHead(pdf);
  items.forEach((item, index) => {
    drawRow(pdf, [
      String(index + 1),
      [item.name, ...item.option_text].join('\n'),
      `${item.count} ${item.unit}`,
      formatFen(item.unit_fen),
      formatFen(item.total_fen),
    ]);
  });
  drawRow(pdf, ['', `合计（大写：${amountInWords(total_fen)}）`, '', '', formatFen(total_fen)]);
  pdf.x = margin;
}

function widths(pdf: Pdf): number[] {
  const fixed = columns.reduce((sum, column) => sum + column.width, 0);
  return columns.map((column) => column.width || room(pdf) - fixed);
}

function drawHead(pdf: Pdf): void {
  pdf.rect(margin, pdf.y, room(pdf), 22).fill(ink.fill);
  drawCells(
    pdf,
    columns.map((column) => column.title),
    ink.accent,
    22,
  );
}

function drawRow(pdf: Pdf, cells: readonly string[]): void {
  const wide = widths(pdf);
  const height =
    Math.max(...cells.map((cell, i) => heightOf(pdf, cell, 9, (wide[i] ?? 0) - 2 * padding))) + 2 * padding;
  if (pdf.y + height > pdf.page.height - margin) {
    pdf.addPage();
    drawHead(pdf);
  }
  drawCells(pdf, cells, ink.text, height);
}

/** Draws one row at the current position and moves the cursor below it. */
function drawCells(pdf: Pdf, cells: readonly string[], color: string, height: number): void {
  const top = pdf.y;
  let x = margin;
  widths(pdf).forEach((width, i) => {
    text(pdf, cells[i] ?? '', {
      size: 9,
      color,
      x: x + padding,
      y: top + padding,
      width: width - 2 * padding,
      align: columns[i]?.align ?? 'left',
    });
    x += width;
  });
  pdf
    .moveTo(margin, top + height)
    .lineTo(margin + room(pdf), top + height)
    .lineWidth(0.6)
    .stroke(ink.line);
  pdf.y = top + height;
}
