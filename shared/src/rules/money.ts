const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats integer fen as yuan: 123450 becomes ¥1,234.50. */
export function formatFen(fen: number): string {
  return `${fen < 0 ? '-' : ''}¥${yuan.format(Math.abs(fen) / 100)}`;
}
