import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { personalRecords } from './personal.records.repo';
import type { Fate, Owner } from './personal.recordsOfTable.repo';

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
