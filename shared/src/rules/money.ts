import { grouped } from './grouped';

/** Formats integer fen as yuan: 123450 becomes ¥1,234.50. */
export function formatFen(fen: number): string {
  const size = Math.abs(fen);
  return `${fen < 0 ? '-' : ''}¥${grouped(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

/** Returns an amount as typed, such as ￥1,000, without signs, separators and blanks. */
export const bareYuan = (typed: string): string => typed.replace(/[,，¥￥\s]/g, '');

/** Returns the fen of an amount in yuan such as 50 or 1,049.90; undefined when it is no amount above zero. */
export function fenOf(typed: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(bareYuan(typed)) ?? [];
  const fen = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return whole === '' || fen === 0 ? undefined : fen;
}

/** Returns the fen of an amount in yuan that may be zero; undefined when it is no amount. */
export const fenOrZero = (typed: string): number | undefined =>
  /^0+(?:\.0{1,2})?$/.test(bareYuan(typed)) ? 0 : fenOf(typed);

/** Returns fen as yuan without sign and separators, for a field. */
export const yuanOf = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
