import type { InvoiceApply, Parsed } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { periodName } from '../listExport/listExport.rules';
import { cellsOfRows, type ExportedList, inPages } from '../listExport/listExport.service';
import { historyCells, historyTable, invoicesTable, requestCells } from './invoiceApply.export.rules';
import { invoiceHistory, listInvoiceApplies } from './invoiceApply.list.service';

/** The filters of the list of requests. */
export type InvoiceFilters = Parsed<'auth/invoiceApply/zip'>;

/** Reads all requests of a member that fit the filters, the newest first. */
export const allInvoices = (
  db: Db,
  user_rid: string,
  filters: InvoiceFilters,
): AsyncGenerator<InvoiceApply> =>
  inPages(
    (page) => db.read((tx) => listInvoiceApplies(tx, user_rid, { ...filters, ...page })),
    ({ rid }) => rid,
  );

/** Returns the export of a member's requests that fit the filters. */
export function exportInvoices(
  db: Db,
  user_rid: string,
  { format: _, ...filters }: Parsed<'auth/invoiceApply/export'>,
): ExportedList {
  const table = invoicesTable(() => cellsOfRows(allInvoices(db, user_rid, filters), requestCells));
  return { name: `${table.name}${periodName(filters)}`, table };
}

/** Returns the export of a member's statements with what is invoiced of each. */
export function exportHistory(db: Db, user_rid: string): ExportedList {
  const table = historyTable(() =>
    cellsOfRows(
      inPages(
        (page) => db.read((tx) => invoiceHistory(tx, user_rid, { states: [], ...page })),
        (row) => row.statement_rid,
      ),
      historyCells,
    ),
  );
  return { name: table.name, table };
}
