import type { Db } from '../../db/client';
import { cellsOfRows, type ExportedList, inPages } from '../listExport/listExport.service';
import { rebateCells, rebatesTable, withdrawalCells, withdrawalsTable } from './rebate.export.rules';
import { presentWithdrawal } from './rebate.present';
import { readRebates } from './rebate.service';
import { listWithdrawals } from './withdrawal.repo';

/** Returns the export of all rebates of a member, the newest first. */
export function exportRebates(db: Db, user_rid: string): ExportedList {
  const table = rebatesTable(() =>
    cellsOfRows(
      inPages(
        (page) => db.read((tx) => readRebates(tx, user_rid, page)),
        ({ member, created, amount_fen }) => `${member} ${created} ${amount_fen}`,
      ),
      rebateCells,
    ),
  );
  return { name: table.name, table };
}

/** Returns the export of all withdrawals of a member, the newest first. */
export function exportWithdrawals(db: Db, user_rid: string): ExportedList {
  const read = (page: { page: number; size: number }) =>
    db.read(async (tx) => ({
      list: (await listWithdrawals(tx, user_rid, page)).rows.map(presentWithdrawal),
    }));
  const table = withdrawalsTable(() =>
    cellsOfRows(
      inPages(read, ({ rid }) => rid),
      withdrawalCells,
    ),
  );
  return { name: table.name, table };
}
