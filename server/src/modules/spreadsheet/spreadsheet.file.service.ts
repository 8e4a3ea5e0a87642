import type { Readable } from 'node:stream';
import { csvOf } from './spreadsheet.csv.service';
import type { Table } from './spreadsheet.rules';
import { xlsxOf } from './spreadsheet.xlsx.service';

export type SpreadsheetFormat = 'xlsx' | 'csv';

const mimes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<SpreadsheetFormat, string>;

/** Streams a table as a file of this format. */
export const spreadsheetFile = (
  table: Table,
  format: SpreadsheetFormat,
): { readonly stream: Readable; readonly mime: string } => ({
  stream: format === 'csv' ? csvOf(table) : xlsxOf(table),
  mime: mimes[format],
});
