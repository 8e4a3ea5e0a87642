import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/** Counts the rows that match, but at most `most`: a count of all rows would read all of them. */
export async function countUpTo(
  tx: Tx,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('found');
  const [row] = await tx.select({ count: count().mapWith(Number) }).from(found);
  return row?.count ?? 0;
}

/** The requested page of a list, counted from 1. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

interface Listed extends Page {
  readonly where?: SQL | undefined;
  readonly orderBy: readonly (SQL | PgColumn)[];
}

/**
 * Returns one page of a table's rows and the number of all rows that match `where`, in one query. Both the keys of the page
 * and the number are subqueries that an index answers alone, when it has the columns of `where` and `orderBy`. So rows that
 * are skipped or sorted are not read from the table, where each may be on a page of the disk's file of its own. A page
 * beyond the end has no row with the number, so a second query reads it.
 */
export async function paged<Table extends PgTable>(
  tx: Tx,
  table: Table,
  { where, orderBy, page, size }: Listed,
): Promise<{ total: number; rows: Table['$inferSelect'][] }> {
  const condition = where === undefined ? sql`` : sql` WHERE ${where}`;
  const keys = primaryKey(table);
  const keysOfPage = tx
    .select(Object.fromEntries(keys.map((key) => [key.name, key])))
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(size)
    .offset((page - 1) * size)
    .as('page');
  const found = await tx
    .select({ row: table, total: sql`(SELECT count(*) FROM ${table}${condition})`.mapWith(Number) })
    .from(table as PgTable)
    .innerJoin(keysOfPage, and(...keys.map((key) => eq(key, keysOfPage[key.name]))))
    .orderBy(...orderBy);
  const total = found[0]?.total ?? (page > 1 ? await tx.$count(table, where) : 0);
  return { total, rows: found.map(({ row }) => row as Table['$inferSelect']) };
}

const keysByTable = new WeakMap<PgTable, readonly PgColumn[]>();

/** Returns the columns of a table's primary key. */
export function primaryKey(table: PgTable): readonly PgColumn[] {
  const known = keysByTable.get(table);
  if (known) return known;
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  keysByTable.set(table, keys);
  return keys;
}

/** Returns the condition that a column has one of the values; undefined, which is true for all rows, when there are none. */
export const oneOf = <Column extends PgColumn>(
  column: Column,
  values: readonly Column['_']['data'][],
): SQL | undefined => (values.length === 0 ? undefined : inArray(column, [...values]));
