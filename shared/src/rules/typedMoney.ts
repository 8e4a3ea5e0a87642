import { formatMessage } from './field';
import { formatFen } from './money';
import { halfWidth } from './typed';

/** Digits, or groups of three with commas between them, and at most two digits of fen. */
const amountPattern = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/**
 * Returns an amount as typed, such as ￥1,000 元, in half-width digits without sign, unit and separators. What can be understood
 * in two ways stays as it is, so that it is no amount: a comma that separates no thousands, or spaces between digits.
 */
export function bareYuan(typed: string): string {
  const bare = halfWidth(typed)
    .replaceAll('。', '.')
    .replace(/^¥ ?| ?元$/g, '');
  return amountPattern.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** Returns the fen of an amount in yuan such as 50 or 1,049.90; undefined when it is no amount above zero. */
export const fenOf = (typed: string): number | undefined => fenOrZero(typed) || undefined;

/** Returns the fen of an amount in yuan that may be zero; undefined when it is no amount. */
export function fenOrZero(typed: string): number | undefined {
  const [, whole = '', part = ''] = amountPattern.exec(bareYuan(typed)) ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Returns the message for a text that is no amount. A decimal comma is answered with the amount that it may mean. */
export function amountMessage(label: string, typed: string): string {
  const [text, whole, part = ''] = /^(\d{1,9}),(\d{1,2})$/.exec(bareYuan(typed)) ?? [];
  if (text === undefined) return formatMessage(label);
  const meant = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return `[${label}]“${text}”不明确，如为 ${formatFen(meant)}，请填写 ${yuanOf(meant)}`;
}

/** Returns fen as yuan without sign and separators, for a field. */
export const yuanOf = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
