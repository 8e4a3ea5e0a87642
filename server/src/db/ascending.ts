import { limits } from '@portal/shared/rules';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './client';
import { countUpTo } from './paged';

/** The requested page of a list that is sorted ascending. */
export interface NextPage {
  /** Cursor of the last row of the previous page; the first page has none. */
  readonly after?: string | undefined;
  readonly size: number;
}

interface Ascending extends NextPage {
  readonly where: SQL | undefined;
  /** Columns of an index, in this order; the last one is unique, and no value of the others contains an underscore. */
  readonly by: readonly PgColumn[];
}

/**
 * Returns a page of rows sorted ascending by the columns of an index. It is read from the cursor on and the total counts up to
 * a limit, so that the time depends neither on the number of rows nor on the page. `total` is null on later pages.
 */
export async function ascending<Table extends PgTable>(
  tx: Tx,
  table: Table,
  { where, by, after, size }: Ascending,
): Promise<{ rows: Table['$inferSelect'][]; next: string | null; total: number | null }> {
  const found = await tx
    .select({ row: table, position: sql.join(by.map(positionOf), sql` || '_' || `).mapWith(String) })
    .from(table as PgTable)
    .where(and(where, after === undefined ? undefined : isAfter(by, after)))
    .orderBy(...by.map((column) => asc(column)))
    .limit(size + 1);
  return {
    rows: found.slice(0, size).map(({ row }) => row as Table['$inferSelect']),
    next: found.length > size ? (found[size - 1]?.position ?? null) : null,
    total: after === undefined ? await countUpTo(tx, table, where, limits.counted) : null,
  };
}

const isTime = (column: PgColumn): boolean => column.dataType === 'date';

/** Stored times have milliseconds, as `Date` has. */
const positionOf = (column: PgColumn): SQL =>
  isTime(column) ? sql`floor(extract(epoch FROM ${column}) * 1000)` : sql`${column}`;

/** Condition: rows after the cursor. A comparison of rows is a range of the index. */
function isAfter(by: readonly PgColumn[], after: string): SQL {
  const words = after.split('_');
  const values = by.map((column, index) => {
    const word = (index < by.length - 1 ? words[index] : words.slice(index).join('_')) ?? '';
    return sql`${sql.param(isTime(column) ? new Date(Number(word)) : word, column)}`;
  });
  return sql`(${sql.join([...by], sql`, `)}) > (${sql.join(values, sql`, `)})`;
}
