import { drawAccent, heightOf, ink, margin, needHeight, type Pdf, room, text } from './pdf.sheet.document';

/** Label and value of a fact. */
export type Fact = readonly [label: string, value: string];

/** Draws the head of a document: its title, a line below it, and facts in two columns. */
export function drawDocumentHead(
  pdf: Pdf,
  {
    title,
    below,
    sides,
  }: { readonly title: string; readonly below: string; readonly sides: readonly Fact[][] },
): void {
  drawAccent(pdf);
  text(pdf, title, { size: 20, align: 'center', y: margin + 8, role: 'H1' });
  text(pdf, below, { size: 10, color: ink.soft, align: 'center', y: pdf.y + 4 });
  const top = pdf.y + 16;
  const width = room(pdf) / 2;
  const bottoms = sides.map((facts, side) => {
    const x = margin + side * width;
    let y = top;
    for (const [label, value] of facts) {
      text(pdf, label, { size: 8.5, color: ink.soft, x, y, width: 52 });
      text(pdf, value, { size: 9.5, x: x + 54, y: y - 1, width: width - 62 });
      y = Math.max(pdf.y, y + 14) + 3;
    }
    return y;
  });
  pdf.y = Math.max(...bottoms) + 4;
}

/**
 * Draws the heading of a part, on a new page when the part would hardly begin on this one. `below` is what must stand on the
 * page of a table's last row, which may be its first (see `drawTable`).
 */
export function drawHeading(pdf: Pdf, heading: string, below = 0): void {
  needHeight(pdf, 90 + below);
  text(pdf, heading, { size: 11.5, color: ink.accent, y: pdf.y + 14, role: 'H2' });
  pdf.y += 4;
}

/** Height in points of a sum. */
export const sumHeight = 30;

/** Draws a sum below a table, at its right. */
export function drawSum(pdf: Pdf, words: string): void {
  needHeight(pdf, sumHeight);
  text(pdf, words, { size: 11, align: 'right', y: pdf.y + 8, bold: true });
}

const noteStyle = { size: 8.5, space: 18 } as const;

/** Returns the height in points of a note with the space above it. */
export const noteHeight = (pdf: Pdf, words: string): number =>
  noteStyle.space + Math.ceil(heightOf(pdf, words, noteStyle.size, room(pdf)));

/** Draws a note in small type below the content. */
export function drawNote(pdf: Pdf, words: string): void {
  needHeight(pdf, noteHeight(pdf, words));
  text(pdf, words, { size: noteStyle.size, color: ink.soft, y: pdf.y + noteStyle.space });
}
