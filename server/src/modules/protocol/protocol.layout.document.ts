import type { ProtocolText } from '@portal/shared/contract';
import { dayInWords } from '../pdf/pdf.day.rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import {
  drawAccent,
  heightOf,
  ink,
  margin,
  needHeight,
  type Pdf,
  room,
  text,
} from '../pdf/pdf.sheet.document';
import { drawTable } from '../pdf/pdf.table.document';
import { type DrawnSignature, drawSign, drawSignaturePage } from './protocol.signature.document';

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Widths in points of the columns of each table; 0 takes the remaining space. */
const widths = { items: [34, 0, 54, 76, 84], samples: [30, 96, 0, 50, 90] } as const;
/** Widths of a table of samples with their tests. */
const testedWidths = [30, 80, 0, 46, 76, 110] as const;

/** Height in points that the block of signatures needs. */
const signatureHeight = 118;

/** Font size of the clauses in points. */
const clauseSize = 9.5;

/** An agreement that is drawn as PDF. */
export interface DrawnProtocol {
  /** Code of the order. */
  readonly code: string;
  /** Name of the lab's company, the author of the PDF. */
  readonly author: string;
  readonly created: Date;
  readonly content: ProtocolText;
  /** Left out for the agreement that is to be signed. */
  readonly signature?: DrawnSignature;
}

/**
 * Draws the agreement on A4 pages. The font is embedded as the subset that is used, with its
 * Unicode map, so that the Chinese text can be read, searched and copied.
 *
 * @param font bytes of a TrueType font with Chinese glyphs
 * @returns the bytes of the PDF
 */
export async function drawProtocol(
  { code, content, signature, ...info }: DrawnProtocol,
  font: Buffer,
): Promise<Buffer> {
  const { pdf, bytes } = await newPdf({ ...info, title: `${content.title} ${code}` }, font);
  drawHead(pdf, content);
  drawParties(pdf, content);
  const { sections } = content;
  sections.forEach((section, index) => {
    drawSection(pdf, index, section, index === sections.length - 1 ? signatureHeight : 0);
  });
  drawSignatures(pdf, signature);
  if (signature) drawSignaturePage(pdf, code, signature);
  endPdf(pdf, code);
  return bytes;
}

function drawHead(pdf: Pdf, { title, line }: ProtocolText): void {
  drawAccent(pdf);
  text(pdf, title, { size: 20, align: 'center', y: margin + 8, role: 'H1' });
  text(pdf, line, { size: 9, color: ink.soft, align: 'center', y: pdf.y + 4 });
  pdf.y += 14;
}

/** The parties side by side. */
function drawParties(pdf: Pdf, { parties }: ProtocolText): void {
  const gap = 24;
  const width = (room(pdf) - gap) / 2;
  const top = pdf.y;
  const bottoms = parties.map((facts, column) => {
    const x = margin + column * (width + gap);
    let y = top;
    for (const { label, value } of facts) {
      text(pdf, label, { size: 8.5, color: ink.soft, x, y, width: 76 });
      text(pdf, value, { size: 9.5, x: x + 78, y: y - 1, width: width - 78 });
      y = Math.max(pdf.y, y + 14) + 3;
    }
    return y;
  });
  pdf.y = Math.max(...bottoms);
  pdf.x = margin;
}

function drawHeading(pdf: Pdf, index: number, heading: string, height = 80): void {
  needHeight(pdf, height);
  text(pdf, `${numerals[index] ?? index + 1}、${heading}`, {
    size: 11.5,
    color: ink.accent,
    y: pdf.y + 12,
    role: 'H2',
  });
  pdf.y += 4;
}

/** Height in points of a section's heading with the space around it. */
const headingHeight = 36;

/** Height in points of a table's header with its first row. */
const tableHeight = 56;

/** Draws a section. Its last clause stays on one page with the `below` points after it. */
function drawSection(
  pdf: Pdf,
  index: number,
  { heading, clauses, strong = [], table }: ProtocolText['sections'][number],
  below: number,
): void {
  const lines = clauses.map((clause, number) => `${number + 1}. ${clause}`);
  const last = lines.length === 0 ? 0 : heightOf(pdf, lines.at(-1) ?? '', clauseSize, room(pdf)) + 3 + below;
  drawHeading(pdf, index, heading, Math.max(80, lines.length === 1 ? headingHeight + last : 0));
  lines.forEach((line, number) => {
    if (below > 0 && number > 0 && number === lines.length - 1) needHeight(pdf, last);
    text(pdf, line, { size: clauseSize, bold: strong.includes(number) });
    pdf.y += 3;
  });
  if (!table) return;
  needHeight(pdf, tableHeight);
  if (lines.length > 0) pdf.y += 3;
  const fitting = table.columns.length === testedWidths.length ? testedWidths : widths[table.kind];
  const columns = table.columns.map((column, at) => ({ ...column, width: fitting[at] ?? 0 }));
  drawTable(pdf, columns, table.rows, 0, table.kind === 'items');
}

/** Draws the fields of both parties side by side, on one page. */
function drawSignatures(pdf: Pdf, signature: DrawnSignature | undefined): void {
  needHeight(pdf, signatureHeight);
  const top = pdf.y + 24;
  const width = room(pdf) / 2;
  ['甲方（签字/盖章）：', '乙方（签字/盖章）：'].forEach((label, column) => {
    const x = margin + column * width;
    text(pdf, label, { size: 10, x, y: top, width });
    const by = column === 0 ? signature : undefined;
    const day = by ? dayInWords(by.at) : '　　　　年　　　月　　　日';
    text(pdf, `日期：${day}`, { size: 10, x, y: top + 64, width });
    if (by) drawSign(pdf, by, { x: x + 98, y: top - 12, width: width - 120, height: 64 });
  });
}
