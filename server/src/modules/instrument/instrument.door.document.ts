import { earlyMinutes, graceMinutes, limits } from '@portal/shared/rules';
import { drawQr, loadCodes } from '../pdf/pdf.code.document';
import { newPdf } from '../pdf/pdf.file.document';
import { ink, text } from '../pdf/pdf.sheet.document';

/** What the sign at the door of an instrument says. */
export interface DoorFacts {
  readonly code: string;
  readonly name: string;
  readonly place: string;
  /** The page that the QR code opens. */
  readonly page: string;
}

/** Returns the page where members begin and end their time at the instrument. */
export const doorPage = (
  { door }: { readonly door: string },
  { publicUrl }: { readonly publicUrl: string },
): string => `${publicUrl}/member/order/door/${door}`;

/** Returns the name of the file. */
export const doorSignName = ({ code }: Pick<DoorFacts, 'code'>): string => `${code} 门口签到.pdf`;

/** Points of a millimetre. */
const mm = 72 / 25.4;
/** A5, for a holder beside the door. */
const sheet = { width: 148 * mm, height: 210 * mm, edge: 14 * mm };

/** Draws the sign for a door: the instrument, the QR code, and what to do with it. */
export async function drawDoorSign(
  { code, name, place, page: opened }: DoorFacts,
  { created, font }: { readonly created: Date; readonly font: Buffer },
): Promise<Buffer> {
  const page: [number, number] = [sheet.width, sheet.height];
  const info = { title: `门口签到 ${code}`, author: '', created };
  const { pdf, bytes } = await newPdf(info, font, { page, margin: 0 });
  const width = sheet.width - 2 * sheet.edge;
  const line = { x: sheet.edge, width, align: 'center' } as const;
  text(pdf, name, { ...line, size: 20, y: sheet.edge });
  text(pdf, `${code}${place && `　${place}`}`, { ...line, size: 12, color: ink.soft, y: pdf.y + 2 * mm });
  const side = 90 * mm;
  const top = pdf.y + 8 * mm;
  drawQr(pdf, opened, { x: (sheet.width - side) / 2, y: top, width: side, height: side }, await loadCodes());
  text(pdf, '扫码登记开始与结束', { ...line, size: 16, color: ink.accent, y: top + side + 8 * mm });
  for (const words of rules) text(pdf, words, { ...line, size: 10, color: ink.soft, y: pdf.y + 1.5 * mm });
  pdf.end();
  return bytes;
}

const rules = [
  `预约开始前 ${earlyMinutes} 分钟起可以开始；离开时请再扫一次结束`,
  `超出预约时间 ${graceMinutes} 分钟以上，按每 ${limits.instrumentGrid} 分钟计费`,
];
