import { asc, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import type { PlacedRows } from './personal.export.rules';
import { personalRecords } from './personal.records.repo';
import type { Fate, Owner } from './personal.recordsOfTable.repo';

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

/** Deletes or anonymises all rows of a member, as `personalRecords` says. */
export async function anonymise(tx: Tx, owner: Owner): Promise<void> {
  for (const { table, of, closing } of personalRecords) {
    const where = of(tx, owner);
    if (closing === 'delete') await tx.delete(table).where(where);
    else {
      const set = changesOf(table, closing, owner);
      if (Object.keys(set).length > 0) await tx.update(table).set(set).where(where);
    }
  }
}

type Value = string | SQL | null | [];

function changesOf(
  table: PgTable,
  fates: Readonly<Record<string, Fate>>,
  owner: Owner,
): Record<string, Value> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(fates).flatMap(([name, fate]): [string, Value][] => {
      if (fate === 'keep') return [];
      if (fate === 'clear') return [[name, emptyOf(columns[name])]];
      return [[name, fate(owner)]];
    }),
  );
}

/** Returns the empty value of a column: null where it is allowed. */
function emptyOf(column: PgColumn | undefined): Value {
  if (!column?.notNull) return null;
  return column.dataType === 'json' ? [] : '';
}
