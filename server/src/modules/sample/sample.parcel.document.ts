import {
  type SampleHazard,
  type ShippingLabelSize,
  type StorageMark,
  sampleHazards,
  shippingLabelSizes,
  storageMarks,
} from '@portal/shared/rules';
import { type Box, type Codes, drawQr, loadCodes } from '../pdf/pdf.code.document';
import { newPdf } from '../pdf/pdf.file.document';
import type { Pdf } from '../pdf/pdf.sheet.document';
import { drawLine, drawMark, type Line, mm } from './sample.label.document';

/** What the label of a parcel says. */
export interface ParcelFacts {
  /** Code of the order, which the QR code contains. */
  readonly code: string;
  /** Number of samples in the parcel. */
  readonly count: number;
  readonly hazards: readonly SampleHazard[];
  readonly storage: StorageMark;
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string };
  readonly sender: { readonly name: string; readonly phone: string };
}

interface Sheet {
  readonly size: ShippingLabelSize;
  readonly created: Date;
  readonly font: Buffer;
}

/** A4 in millimetres; its label begins at this distance from the edges. */
const a4 = { width: 210, height: 297, edge: 15 };

/** Draws the label of a parcel: on a page of its size, or with a line to cut along on an A4 sheet. */
export async function drawShippingLabel(facts: ParcelFacts, { size, created, font }: Sheet): Promise<Buffer> {
  const { width, height } = shippingLabelSizes[size];
  const onSheet = size === 'a4';
  const page: [number, number] = onSheet ? [a4.width * mm, a4.height * mm] : [width * mm, height * mm];
  const info = { title: `寄样标签 ${facts.code}`, author: '', created };
  const { pdf, bytes } = await newPdf(info, font, { page, margin: 0 });
  const edge = onSheet ? a4.edge * mm : 0;
  const box = { x: edge, y: edge, width: width * mm, height: height * mm };
  if (onSheet) pdf.rect(box.x, box.y, box.width, box.height).dash(3, { space: 3 }).stroke('#000000').undash();
  drawParcel(pdf, facts, box, await loadCodes());
  pdf.end();
  return bytes;
}

/**
 * Draws the QR code with order, number of samples and storage beside it, the hazards below over the whole width, so that
 * none is cut, and the addresses.
 */
function drawParcel(pdf: Pdf, facts: ParcelFacts, box: Box, codes: Codes): void {
  // The smallest label has the texts in this size, larger ones accordingly.
  const size = 7 * Math.min(2.2, box.height / (50 * mm));
  const padding = Math.max(2.5 * mm, box.width * 0.04);
  const side = box.height * 0.36;
  const inner = { x: box.x + padding, width: box.width - 2 * padding };
  const top = box.y + padding;
  drawQr(pdf, facts.code, { x: inner.x, y: top, width: side, height: side }, codes);
  const beside = { x: inner.x + side + 3 * mm, width: inner.width - side - 3 * mm };
  let y = drawLine(pdf, facts.code, { ...beside, y: top, size: size * 1.2, lines: 1 });
  y = drawLine(pdf, `样品 ${facts.count} 个`, { ...beside, y, size: size * 1.2, lines: 1 });
  drawMark(pdf, storageMarks[facts.storage], { ...beside, y: y + mm, size: size * 1.2 });
  // The gap is the quiet zone of the QR code.
  y = top + side + 2.5 * mm;
  if (facts.hazards.length > 0) {
    const words = facts.hazards.map((hazard) => sampleHazards[hazard]).join('、');
    y = drawMark(pdf, `危害：${words}`, { ...inner, y, size });
  }
  drawAddresses(pdf, facts, { ...inner, y, height: box.y + box.height - padding - y, size });
}

function drawAddresses(
  pdf: Pdf,
  { receiver, sender }: ParcelFacts,
  { x, y, width, height, size }: Box & { readonly size: number },
): void {
  const at = { x, width };
  const senderLine = size * 1.5;
  // A phone is what the courier needs most: a long name is cut, never the phone.
  const bottom = drawPerson(pdf, '收', receiver, { ...at, y, size: size * 1.1 });
  const room = y + height - senderLine - bottom;
  // A short address is larger than a long one.
  const large = room > size * 5 ? size * 1.3 : size;
  const lines = Math.max(1, Math.floor(room / (large * 1.5)));
  drawLine(pdf, receiver.address, { ...at, y: bottom, size: large, lines });
  drawPerson(pdf, '寄', sender, { ...at, y: y + height - senderLine, size });
}

/** Writes a name and the phone after it, for which the name leaves room; returns the line's lower edge. */
function drawPerson(
  pdf: Pdf,
  role: string,
  { name, phone }: ParcelFacts['sender'],
  line: Pick<Line, 'x' | 'y' | 'width' | 'size'>,
): number {
  const widthOf = (words: string) => pdf.fontSize(line.size).widthOfString(words) + 1;
  const forPhone = phone ? Math.min(widthOf(phone), line.width * 0.7) : 0;
  const gap = phone ? 2 * mm : 0;
  const words = `${role}  ${name}`;
  const width = Math.min(widthOf(words), line.width - forPhone - gap);
  const bottom = drawLine(pdf, words, { ...line, width, lines: 1 });
  if (phone) drawLine(pdf, phone, { ...line, x: line.x + width + gap, width: forPhone, lines: 1 });
  return bottom;
}
