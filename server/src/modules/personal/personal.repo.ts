import { asc, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { PlacedRows } from './personal.export.rules';
import { type Owner, personalRecords } from './personal.records.repo';

/** Returns all exported rows of a member. */
export async function ownRows(tx: Tx, owner: Owner): Promise<PlacedRows[]> {
  const placed: PlacedRows[] = [];
  for (const { table, of, exported, hidden = [], sortedBy } of personalRecords) {
    if ('because' in exported) continue;
    const shown = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name));
    const query = tx.select(Object.fromEntries(shown)).from(table).where(of(tx, owner)).$dynamic();
    placed.push({ ...exported, rows: await (sortedBy ? query.orderBy(asc(sortedBy)) : query) });
  }
  return placed;
}
