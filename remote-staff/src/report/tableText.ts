import { limits, texts } from '@portal/shared/rules';
import { parseDelimited } from '@portal/shared/table';

/** Returns a table as text, as spreadsheets put it into the clipboard. */
export const textOfTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/**
 * Reads a table that was pasted from a spreadsheet, or typed with | between the columns. Rows are as long as the longest one; empty
 * rows are left out, and so is what is more than a report takes.
 */
export function tableOfText(text: string): string[][] {
  const cells = parseDelimited(text, text.includes('\t') ? '\t' : '|');
  const rows = cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const columns = Math.min(Math.max(0, ...rows.map((row) => row.length)), limits.reportColumns);
  return rows
    .slice(0, limits.reportRows)
    .map((row) => Array.from({ length: columns }, (_, at) => (row[at] ?? '').slice(0, texts.reportCell[1])));
}
