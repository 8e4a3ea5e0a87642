import type { Parsed } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { cellsOfRows, type ExportedList, inPages } from '../listExport/listExport.service';
import { statementCells, statementsName, statementsTable } from './statement.export.rules';
import { listStatements } from './statement.list.service';

/** Returns the export of a member's statements in these states, the newest first. */
export function exportStatements(
  db: Db,
  user_rid: string,
  { states }: Parsed<'auth/assign/export'>,
): ExportedList {
  const rows = () =>
    cellsOfRows(
      inPages(
        (page) => db.read((tx) => listStatements(tx, user_rid, { states, ...page })),
        ({ rid }) => rid,
      ),
      statementCells,
    );
  return { name: statementsName(states), table: statementsTable(rows) };
}
