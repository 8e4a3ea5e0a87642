import { grouped } from './grouped';

/** Formats integer fen as yuan: 123450 becomes ¥1,234.50. */
export function formatFen(fen: number): string {
  const size = Math.abs(fen);
  return `${fen < 0 ? '-' : ''}¥${grouped(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}
