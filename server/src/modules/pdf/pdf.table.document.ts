import { heightOf, ink, margin, type Pdf, room, text } from './pdf.sheet.document';

/** A column with its width in points. A column of width 0 takes the remaining space. */
export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
}

const padding = 6;

/** Draws a table with these cells. Its header is repeated on each page. */
export function drawTable(pdf: Pdf, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  drawHead(pdf, columns);
  for (const row of rows) drawRow(pdf, columns, row);
  pdf.x = margin;
}

function widths(pdf: Pdf, columns: readonly Column[]): number[] {
  const fixed = columns.reduce((sum, column) => sum + column.width, 0);
  return columns.map((column) => column.width || room(pdf) - fixed);
}

function drawHead(pdf: Pdf, columns: readonly Column[]): void {
  pdf.rect(margin, pdf.y, room(pdf), 22).fill(ink.fill);
  const titles = columns.map((column) => column.title);
  drawCells(pdf, columns, titles, { color: ink.accent, height: 22 });
}

function drawRow(pdf: Pdf, columns: readonly Column[], cells: readonly string[]): void {
  const wide = widths(pdf, columns);
  const heights = cells.map((cell, i) => heightOf(pdf, cell, 9, (wide[i] ?? 0) - 2 * padding));
  const height = Math.max(...heights) + 2 * padding;
  if (pdf.y + height > pdf.page.height - margin) {
    pdf.addPage();
    drawHead(pdf, columns);
  }
  drawCells(pdf, columns, cells, { color: ink.text, height });
}

/** Draws one row at the current position and moves the cursor below it. */
function drawCells(
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  { color, height }: { color: string; height: number },
): void {
  const top = pdf.y;
  let x = margin;
  widths(pdf, columns).forEach((width, i) => {
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
