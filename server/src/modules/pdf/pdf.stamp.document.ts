import { margin, needHeight, type Pdf, room, text } from './pdf.sheet.document';

/** Height in points of the fields for stamps and signatures. */
export const stampHeight = 92;

/** A field: what is stamped or signed there, and the lines below it, such as `经办人：`. */
interface StampField {
  readonly label: string;
  readonly lines: readonly string[];
}

/** Draws fields side by side on one page, with room for a stamp between their labels and lines. */
export function drawStamps(pdf: Pdf, fields: readonly StampField[]): void {
  needHeight(pdf, stampHeight);
  const top = pdf.y + 22;
  const width = room(pdf) / fields.length;
  for (const [column, { label, lines }] of fields.entries()) {
    const at = { size: 9.5, x: margin + column * width, width: width - 12 };
    text(pdf, label, { ...at, y: top });
    for (const [row, line] of lines.entries())
      text(pdf, line, { ...at, y: top + stampHeight - 40 - (lines.length - 1 - row) * 16 });
  }
  pdf.y = top + stampHeight - 22;
  pdf.x = margin;
}

/** An empty date to be filled by hand. */
const blankDay = '日期：　　　　年　　月　　日';

/** The two fields by which the customer confirms what the lab states. */
export const confirmFields: readonly StampField[] = [
  { label: '客户确认（签字/盖章）：', lines: [blankDay] },
  { label: '出具单位（盖章）：', lines: [blankDay] },
];

/** The field of a pro-forma invoice. */
export const sellerFields: readonly StampField[] = [{ label: '销售方（盖章）：', lines: [blankDay] }];

/** The fields of a receipt. */
export const receiptFields: readonly StampField[] = [
  { label: '收款单位（盖章）：', lines: [blankDay] },
  { label: '收款人：', lines: ['复核：'] },
];
