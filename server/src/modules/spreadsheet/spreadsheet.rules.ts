/** A cell: text, integer fen in a column of money, or an integer. Null is an empty cell. */
export type Cell = string | number | null;

export interface Column {
  readonly title: string;
  /** `money` cells are integer fen and are shown as yuan. */
  readonly format: 'text' | 'money' | 'integer';
  /** Width in characters, for Excel. */
  readonly width: number;
}

/** A table to export. Its rows are read once, as fast as the file is downloaded. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: () => AsyncIterable<readonly Cell[]>;
}

/**
 * Returns the text with an apostrophe in front when a spreadsheet would evaluate it as a formula (OWASP: CSV injection).
 */
export const safeText = (text: string): string => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);

/** Returns integer fen as yuan, such as 1234.50, without floating-point arithmetic. */
export function yuanOf(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
