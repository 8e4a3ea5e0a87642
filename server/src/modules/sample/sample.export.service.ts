import type { Parsed } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { byCursor, cellsOfRows, type ExportedList } from '../listExport/listExport.service';
import { sampleCells, samplesTable } from './sample.export.rules';
import { listOwnSamples } from './sample.service';

/** Returns the export of a member's samples that fit the filter, in the order of the list. */
export function exportSamples(
  db: Db,
  user_rid: string,
  { state, ending }: Parsed<'auth/web/sample/export'>,
  now: Date,
): ExportedList {
  const filter = { state, ending, usable: false };
  const table = samplesTable(() =>
    cellsOfRows(
      byCursor((cursor, size) =>
        db.read((tx) => listOwnSamples(tx, user_rid, { ...filter, cursor, size }, now)),
      ),
      sampleCells,
    ),
  );
  return { name: table.name, table };
}
