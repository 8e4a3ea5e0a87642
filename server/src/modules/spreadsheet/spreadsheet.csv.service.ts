import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type Cell, type Column, safeText, type Table, yuanOf } from './spreadsheet.rules';

/**
 * Streams a table as CSV with a header, in UTF-8 with a byte order mark, which Excel needs to read Chinese. Text that a
 * spreadsheet would evaluate has an apostrophe in front.
 */
export function csvOf({ columns, rows }: Table): Readable {
  const csv = stringify({ bom: true, record_delimiter: 'windows' });
  async function* records(): AsyncGenerator<string[]> {
    yield columns.map(({ title }) => safeText(title));
    for await (const row of rows()) yield columns.map((column, index) => textOf(column, row[index] ?? null));
  }
  // An error destroys the stream, and a destroyed stream ends the reading; the reader of the stream sees the error.
  pipeline(Readable.from(records()), csv, () => undefined);
  return csv;
}

function textOf({ format }: Column, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return safeText(cell);
  return format === 'money' ? yuanOf(cell) : String(cell);
}
