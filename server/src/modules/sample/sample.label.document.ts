import {
  type LabelSize,
  labelSizes,
  type SampleForm,
  type SampleHazard,
  sampleForms,
  sampleHazards,
} from '@portal/shared/rules';
import { type Box, type Codes, drawBars, drawQr, loadCodes } from '../pdf/pdf.code.document';
import { newPdf } from '../pdf/pdf.file.document';
import type { Pdf } from '../pdf/pdf.sheet.document';
import { testsText } from './sample.labelTests.rules';

/** What a label says. */
export interface LabelFacts {
  readonly code: string;
  readonly number: string;
  readonly name: string;
  readonly form: SampleForm;
  readonly hazards: readonly SampleHazard[];
  /** Short names of its tests; none when it was not said. */
  readonly tests: readonly string[];
  readonly orderCode: string;
}

interface Sheet {
  readonly size: LabelSize;
  readonly created: Date;
  readonly font: Buffer;
}

/** Points of a millimetre. */
export const mm = 72 / 25.4;
const padding = 2 * mm;
/** Labels of an A4 sheet: three columns and eight rows without gaps. Printers leave its `edge` blank. */
const grid = { columns: 3, rows: 8, width: 210, height: 297, edge: 5 };

/** Draws labels, one on each page or, for A4, 24 on a page. The codes are vectors, so that every printer prints them sharply. */
export async function drawLabels(labels: readonly LabelFacts[], sheet: Sheet): Promise<Buffer> {
  const { width, height } = labelSizes[sheet.size];
  const onSheet = sheet.size === 'a4';
  const page: [number, number] = onSheet ? [grid.width * mm, grid.height * mm] : [width * mm, height * mm];
  const info = { title: '样品标签', author: '', created: sheet.created };
  const { pdf, bytes } = await newPdf(info, sheet.font, { page, margin: 0 });
  const codes = await loadCodes();
  const perPage = onSheet ? grid.columns * grid.rows : 1;
  labels.forEach((label, index) => {
    const position = index % perPage;
    if (index > 0 && position === 0) pdf.addPage();
    const [x, y] = [(position % grid.columns) * width, Math.floor(position / grid.columns) * height];
    const box = { x: x * mm, y: y * mm, width: width * mm, height: height * mm };
    drawLabel(pdf, label, onSheet ? printable(box) : box, codes);
  });
  pdf.end();
  return bytes;
}

/** Returns the part of a label inside the edge of the sheet; the label's own padding is part of that edge. */
function printable({ x, y, width, height }: Box): Box {
  const edge = grid.edge * mm - padding;
  const [left, top] = [Math.max(x, edge), Math.max(y, edge)];
  return {
    x: left,
    y: top,
    width: Math.min(x + width, grid.width * mm - edge) - left,
    height: Math.min(y + height, grid.height * mm - edge) - top,
  };
}

/** Widest labels that have only the QR code; the others have bars for one-dimensional scanners too. */
const qrOnly = 45 * mm;

/** Draws one label: QR code at the left, the words at its right, bars at the lower edge. */
function drawLabel(pdf: Pdf, label: LabelFacts, box: Box, codes: Codes): void {
  const bars = box.width > qrOnly ? 8 * mm : 0;
  const codeLine = 4 * mm;
  // The gaps to the words and the bars are quiet zones of the QR code.
  const gap = 2 * mm;
  const inner = box.height - 2 * padding - codeLine - (bars > 0 ? bars + gap : 0);
  const side = Math.min(inner, box.width * 0.38);
  drawQr(pdf, label.code, { x: box.x + padding, y: box.y + padding, width: side, height: side }, codes);
  const x = box.x + padding + side + gap;
  drawWords(pdf, label, { x, y: box.y + padding, width: box.x + box.width - padding - x, height: inner });
  const bottom = box.y + box.height - padding;
  if (bars > 0) {
    const around = { x: box.x + padding, y: bottom - codeLine - bars, width: box.width - 2 * padding };
    drawBars(pdf, label.code, { ...around, height: bars }, codes);
  }
  const line = { x: box.x + padding, y: bottom - codeLine + 0.6 * mm, width: box.width - 2 * padding };
  drawLine(pdf, label.code, { ...line, size: 7, lines: 1, align: 'center' });
}

export interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Lines after which the text is cut with an ellipsis. */
  readonly lines: number;
  readonly align?: 'left' | 'center';
}

/** Writes text and returns the lower edge of what it took. */
export function drawLine(
  pdf: Pdf,
  words: string,
  { x, y, width, size, lines, align = 'left' }: Line,
): number {
  pdf.fontSize(size).fillColor('#000000');
  const line = pdf.currentLineHeight(true);
  const height = Math.min(pdf.heightOfString(words, { width }), line * lines + 0.1);
  pdf.text(words, x, y, { width, height, align, ellipsis: true, lineGap: 0 });
  return y + height;
}

/** Writes number, name, form, hazards and order. Hazards come first below the number, in reversed colours. */
function drawWords(pdf: Pdf, label: LabelFacts, box: Box): void {
  const [large, small] = box.height > 24 * mm ? [11, 8] : [9, 6.5];
  const at = { x: box.x, width: box.width };
  let y = drawLine(pdf, label.number, { ...at, y: box.y, size: large, lines: 1 });
  if (label.hazards.length > 0) {
    const words = label.hazards.map((hazard) => sampleHazards[hazard]).join('、');
    y = drawMark(pdf, words, { ...at, y, size: small });
  }
  const orderLine = small * 1.5;
  const left = box.y + box.height - orderLine - y;
  const size = wordSize(left, small, label.tests.length > 0);
  const lines = Math.max(1, Math.floor(left / (size * lineHeight)));
  drawNameAndTests(pdf, label, { ...at, y, size, lines });
  drawLine(pdf, label.orderCode, {
    ...at,
    size: small - 0.5,
    lines: 1,
    y: box.y + box.height - orderLine,
  });
}

/** Writes the name, and below it the tests: two lines where there is room. On a single line they stand side by side. */
function drawNameAndTests(pdf: Pdf, label: LabelFacts, at: Line): void {
  const name = `${label.name}（${sampleForms[label.form]}）`;
  if (label.tests.length === 0) {
    drawLine(pdf, name, at);
    return;
  }
  const beside = at.lines === 1;
  const width = beside ? at.width / 2 : at.width;
  const lines = beside ? 1 : Math.min(2, at.lines - 1);
  const y = drawLine(pdf, name, {
    ...at,
    width: width - (beside ? mm : 0),
    lines: beside ? 1 : at.lines - lines,
  });
  const fits = (words: string) =>
    pdf.fontSize(at.size).heightOfString(words, { width }) <= pdf.currentLineHeight(true) * lines + 0.1;
  const tests = testsText(label.tests, fits);
  drawLine(pdf, tests, { ...at, x: at.x + at.width - width, y: beside ? at.y : y, width, lines });
}

const lineHeight = 1.45;
/** Smallest words in points that a thermal printer prints readably. */
const smallest = 5;

/** Returns the size of name and tests: smaller where two lines of the wanted size have no room, so that no test is left out. */
function wordSize(left: number, wanted: number, hasTests: boolean): number {
  if (!hasTests || left >= 2 * wanted * lineHeight) return wanted;
  const fitting = left / (2 * lineHeight) - 0.01;
  return fitting < smallest ? wanted : fitting;
}

/** Writes a warning in reversed colours, on three lines at most, and returns the lower edge of what it took. */
export function drawMark(
  pdf: Pdf,
  words: string,
  { x, y, width, size }: Pick<Line, 'x' | 'y' | 'width' | 'size'>,
): number {
  const options = { width: width - 2 * mm };
  pdf.fontSize(size);
  const height = Math.min(pdf.heightOfString(words, options), pdf.currentLineHeight(true) * 3);
  pdf.rect(x, y, width, height + 0.6 * mm).fill('#000000');
  pdf.fillColor('#ffffff').text(words, x + mm, y + 0.3 * mm, { ...options, height, ellipsis: true });
  return y + height + 1.2 * mm;
}
