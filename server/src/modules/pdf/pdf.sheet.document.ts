import { asArtifact, placeOf, type Role } from './pdf.structure.document';

/** Layout of PDFs: margin in points, colours and functions that write text. */
export type Pdf = PDFKit.PDFDocument;

export const margin = 56;
export const ink = { text: '#1f2a30', soft: '#5b6b73', accent: '#0b5c74', line: '#c8d3d8', fill: '#eef4f6' };

interface TextStyle {
  /** Font size in points. */
  readonly size: number;
  readonly color?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Sums and clauses that bind. */
  readonly bold?: boolean;
  /** What the text is for screen readers; a paragraph by default. */
  readonly role?: Role;
}

/** Width in points between the margins. */
export const room = (pdf: Pdf): number => pdf.page.width - 2 * margin;

/** Writes text, by default over the full width at the current position, and moves the cursor below it. */
export function text(pdf: Pdf, words: string, style: TextStyle): void {
  const { size, color = ink.text, bold = false } = style;
  pdf.fontSize(size).fillColor(color);
  // The fonts have one weight, so bold letters get an outline. Their widths stay, so lines break as measured.
  if (bold) pdf.strokeColor(color).lineWidth(size / 30);
  const place = placeOf(pdf);
  const open = pdf.page.markings.length;
  pdf.text(words, style.x ?? margin, style.y ?? pdf.y, {
    ...(place && { structParent: place, structType: style.role ?? 'P' }),
    width: style.width ?? room(pdf),
    align: style.align ?? 'left',
    lineGap: 2,
    fill: true,
    stroke: bold,
  });
  // What is drawn next is not part of this text.
  while (pdf.page.markings.length > open) pdf.endMarkedContent();
}

declare global {
  namespace PDFKit {
    interface PDFPage {
      /** The marked contents that are open on the page. */
      readonly markings: readonly unknown[];
    }
  }
}

/** Draws the line of the brand's colour above a document's title. */
export function drawAccent(pdf: Pdf): void {
  asArtifact(pdf, () => pdf.rect(margin, margin - 14, room(pdf), 3).fill(ink.accent));
}

/** Returns the height in points of the text at this size and width. */
export function heightOf(pdf: Pdf, words: string, size: number, width: number): number {
  return pdf.fontSize(size).heightOfString(words, { width, lineGap: 2 });
}

/** Starts a new page when `height` points do not fit on this one. */
export function needHeight(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}
