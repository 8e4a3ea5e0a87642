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
}

/** Width in points between the margins. */
export const room = (pdf: Pdf): number => pdf.page.width - 2 * margin;

/** Small figures and signs below the line, as in TiO₂, and runs of those above it, as in cm⁻¹ or 10⁶. */
const subscript = /[\u2080-\u208e]/g;
const superscript = /[\u00b9\u00b2\u00b3\u2070-\u207e]+/g;

/** Above the line the font has ¹, ² and ³ only; a minus before them is written as a common one. */
const common = /^-?[\u00b9\u00b2\u00b3]+$|^[+-]$/;

/** Replaces small figures and signs that the font lacks: TiO₂ becomes TiO2, cm⁻¹ cm-¹, and 10⁶ 10^6. */
export const printable = (words: string): string =>
  words
    .replace(subscript, (sign) => sign.normalize('NFKC'))
    .replace(superscript, (run) => {
      const plain = run.replaceAll('\u207b', '-').replaceAll('\u207a', '+');
      return common.test(plain) ? plain : `^${plain.normalize('NFKC')}`;
    });

/** Writes text, by default over the full width at the current position, and moves the cursor below it. */
export function text(pdf: Pdf, words: string, style: TextStyle): void {
  pdf.fontSize(style.size).fillColor(style.color ?? ink.text);
  pdf.text(printable(words), style.x ?? margin, style.y ?? pdf.y, {
    width: style.width ?? room(pdf),
    align: style.align ?? 'left',
    lineGap: 2,
  });
}

/** Returns the height in points of the text at this size and width. */
export function heightOf(pdf: Pdf, words: string, size: number, width: number): number {
  return pdf.fontSize(size).heightOfString(printable(words), { width, lineGap: 2 });
}

/** Starts a new page when `height` points do not fit on this one. */
export function needHeight(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
}
