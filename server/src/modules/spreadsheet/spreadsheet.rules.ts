/** A cell: text, integer fen in a column of money, or an integer. Null is an empty cell. */
export type Cell = string | number | null;

export interface Column {
  readonly title: string;
  /** `money` cells are integer fen and are shown as yuan; `time` cells are written as `formatInstant` does, in Beijing time. */
  readonly format: 'text' | 'time' | 'money' | 'integer';
  /** Excel shows the total of the column below the last row. */
  readonly sum?: true;
  /** Width in characters, for Excel. */
  readonly width: number;
}

/** Title of the row of totals. */
export const sumTitle = '合计';

/** A table to export. Its rows are read once, as fast as the file is downloaded. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: () => AsyncIterable<readonly Cell[]>;
  /** What a row of this table has several of, one a row: the second sheet of an Excel file; CSV has one table. */
  readonly details?: Omit<Table, 'details' | 'beside'>;
  /** Tables that stand beside this one: further sheets of an Excel file; CSV has one table. */
  readonly beside?: readonly Omit<Table, 'details' | 'beside'>[];
}

/**
 * Returns the text with an apostrophe in front when a spreadsheet would evaluate it as a formula (OWASP: CSV injection).
 */
export const safeText = (text: string): string => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);

/**
 * Returns a written time such as 2026-11-26 14:05 as the number by which spreadsheets know it: days since 1899-12-30, of the
 * same wall clock. Undefined for other text.
 */
export function dayNumberOf(time: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/.exec(time)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts.map((part) => part || 0);
  return (Date.UTC(year, month - 1, day, hour, minute) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** Returns integer fen as yuan, such as 1234.50, without floating-point arithmetic. */
export function yuanOf(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
