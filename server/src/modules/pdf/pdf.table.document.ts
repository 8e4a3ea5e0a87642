import { heightOf, ink, margin, type Pdf, room, text } from './pdf.sheet.document';
import { asArtifact, type Role, within } from './pdf.structure.document';

/**
 * A column with its width in points. A column of width 0 takes the remaining space, and one of width `fit` is as wide as its
 * cells. Amounts stand at the right; their columns grow when one is longer, because a number that wraps is misread.
 */
export interface Column {
  readonly title: string;
  readonly width: number | 'fit';
  readonly align: 'left' | 'center' | 'right';
}

const padding = 6;

/**
 * Draws a table with these cells. Its header is repeated on each page. `below` is the height in points of what must stand on
 * the page of the last row: a sum or a note alone on a page says nothing of what. With `total` the last row is bold.
 */
export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  below = 0,
  total = false,
): void {
  const sized = sizedOf(pdf, columns, rows);
  within(pdf, 'Table', () => {
    within(pdf, 'TR', () => drawHead(pdf, sized));
    for (const [at, row] of rows.entries()) {
      const last = at === rows.length - 1;
      drawRow(pdf, sized, row, { below: last ? below : 0, bold: last && total });
    }
  });
  pdf.x = margin;
}

type Sized = Column & { readonly width: number };

const cellSize = 9;

/** Returns the columns with the widths that these rows need. */
function sizedOf(pdf: Pdf, columns: readonly Column[], rows: readonly (readonly string[])[]): Sized[] {
  pdf.fontSize(cellSize);
  const needed = columns.map(({ title }, at) =>
    [title, ...rows.map((row) => row[at] ?? '')].reduce(
      (most, cell) => Math.max(most, Math.ceil(pdf.widthOfString(cell)) + 2 * padding + 1),
      0,
    ),
  );
  const widths = columns.map(({ width, align }, at) => {
    const need = needed[at] ?? 0;
    if (width === 'fit') return need;
    return width > 0 && align === 'right' ? Math.max(width, need) : width;
  });
  const fixed = widths.reduce((sum, width) => sum + width, 0);
  return columns.map((column, at) => ({ ...column, width: widths[at] || room(pdf) - fixed }));
}

function drawHead(pdf: Pdf, columns: readonly Sized[]): void {
  asArtifact(pdf, () => pdf.rect(margin, pdf.y, room(pdf), 22).fill(ink.fill));
  const titles = columns.map((column) => column.title);
  drawCells(pdf, columns, titles, { color: ink.accent, height: 22, role: 'TH' });
}

interface RowStyle {
  readonly below: number;
  readonly bold: boolean;
}

function drawRow(
  pdf: Pdf,
  columns: readonly Sized[],
  cells: readonly string[],
  { below, bold }: RowStyle,
): void {
  const heights = cells.map((cell, i) =>
    heightOf(pdf, cell, cellSize, (columns[i]?.width ?? 0) - 2 * padding),
  );
  const height = Math.max(...heights) + 2 * padding;
  if (pdf.y + height + below > pdf.page.height - margin) {
    pdf.addPage();
    asArtifact(pdf, () => drawHead(pdf, columns));
  }
  within(pdf, 'TR', () => drawCells(pdf, columns, cells, { color: ink.text, height, bold, role: 'TD' }));
}

/** Draws one row at the current position and moves the cursor below it. */
function drawCells(
  pdf: Pdf,
  columns: readonly Sized[],
  cells: readonly string[],
  {
    color,
    height,
    bold = false,
    role,
  }: {
    readonly color: string;
    readonly height: number;
    readonly bold?: boolean;
    readonly role: Role;
  },
): void {
  const top = pdf.y;
  let x = margin;
  columns.forEach(({ width, align }, i) => {
    text(pdf, cells[i] ?? '', {
      size: cellSize,
      color,
      x: x + padding,
      y: top + padding,
      width: width - 2 * padding,
      align,
      bold,
      role,
    });
    x += width;
  });
  asArtifact(pdf, () =>
    pdf
      .moveTo(margin, top + height)
      .lineTo(margin + room(pdf), top + height)
      .lineWidth(0.6)
      .stroke(ink.line),
  );
  pdf.y = top + height;
}
