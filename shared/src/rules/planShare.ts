import { formatFen } from './money';

/** Days for which a PDF with prices of a plan says that it is a reference. The prices are not bound by it. */
export const priceReferenceDays = 15;

/** Days for which a link to a plan may be valid; the second is the default. */
export const planShareDays = [7, 30, 90] as const;

interface Listed {
  readonly name: string;
  readonly option_text: readonly string[];
  readonly count: number;
  readonly unit: string;
  readonly total_fen: number;
}

/** Returns items of a plan as plain text, to be pasted into a message; `link` is where they can be copied from. */
export function planText(items: readonly Listed[], link?: string): string {
  const lines = items.map(({ name, option_text, count, unit, total_fen }, index) => {
    const options = option_text.length > 0 ? `（${option_text.join('；')}）` : '';
    return `${index + 1}. ${name}${options} × ${count} ${unit}，${formatFen(total_fen)}`;
  });
  const total = items.reduce((sum, { total_fen }) => sum + total_fen, 0);
  return ['检测方案', ...lines, `合计 ${formatFen(total)}`, ...(link ? [link] : [])].join('\n');
}
