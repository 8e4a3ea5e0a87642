/** Returns a month such as 2026-11 for an axis. */
export const shortMonth = (month: string): string => `${Number(month.slice(5))}月`;

/** Returns an amount on an axis in yuan, from ten thousand on in 万. */
export function axisText(fen: number): string {
  const yuan = fen / 100;
  return Math.abs(yuan) >= 10_000 ? `${yuan / 10_000}万` : String(yuan);
}
