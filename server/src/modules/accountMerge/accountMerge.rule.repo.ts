import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';

/** The account that is given up and the one that is kept, by their keys. */
export interface Merged {
  readonly from: string;
  readonly into: string;
}

/** What a merge does with the rows of one column that names a user. */
export interface MergeRule {
  readonly table: PgTable;
  readonly column: AnyPgColumn;
  /** Why the rows stay with the given-up account; undefined when none does. */
  readonly stays?: string;
  /** Moves the rows to the kept account, or deletes what it can't have twice. Undefined when they stay. */
  readonly move?: (tx: Tx, merged: Merged) => Promise<void>;
}

/** The rows stay, for this reason. */
export const stays = (column: AnyPgColumn, because: string): MergeRule => ({
  table: column.table,
  column,
  stays: because,
});

/** The rows become those of the kept account; `also` sets further columns. */
export const moves = (
  column: AnyPgColumn,
  also: (merged: Merged) => Record<string, SQL> = () => ({}),
): MergeRule => ({
  table: column.table,
  column,
  move: async (tx, merged) => {
    await tx
      .update(column.table)
      .set({ [column.name]: merged.into, ...also(merged) })
      .where(eq(column, merged.from));
  },
});

/** The rows are moved by a function of their own. */
export const movedBy = (column: AnyPgColumn, move: NonNullable<MergeRule['move']>): MergeRule => ({
  table: column.table,
  column,
  move,
});

/** The rows are deleted: the kept account has its own. */
export const ends = (column: AnyPgColumn): MergeRule =>
  movedBy(column, async (tx, { from }) => {
    await tx.delete(column.table).where(eq(column, from));
  });

interface Once {
  /** The columns that make a row unique together with the user; none when a user has one row. */
  readonly by: readonly AnyPgColumn[];
  /** To which rows this applies; all of them by default. The row is named by the text. */
  readonly where?: (row: SQL) => SQL;
}

/**
 * The rows move, except those of which the kept account has one already: these are deleted, because the kept one's is the one in use.
 */
export const movesOnce = (column: AnyPgColumn, { by, where }: Once): MergeRule =>
  movedBy(column, async (tx, merged) => {
    const { table } = column;
    const same = by.map((one) => sql` AND ${named(keptRow, one)} = ${one}`);
    const conditionOf = (row: SQL): SQL => (where ? sql` AND ${where(row)}` : sql``);
    const kept = sql`EXISTS (SELECT 1 FROM ${table} AS ${keptRow} WHERE ${named(keptRow, column)} = ${merged.into}${sql.join(same)}${conditionOf(keptRow)})`;
    const own = sql.identifier(getTableName(table));
    await tx.delete(table).where(and(eq(column, merged.from), where?.(sql`${own}`), kept));
    await moves(column).move?.(tx, merged);
  });

const keptRow = sql`kept`;

const named = (row: SQL, column: AnyPgColumn): SQL => sql`${row}.${sql.identifier(column.name)}`;

/** Locks the rows that move, in the order of their keys. */
export async function lockMoving(tx: Tx, { table, column }: MergeRule, { from }: Merged): Promise<void> {
  await tx
    .select({ one: sql`1` })
    .from(table)
    .where(eq(column, from))
    .orderBy(...keysOf(table))
    .for('no key update');
}

/** Returns the columns of the primary key of a table. */
function keysOf(table: PgTable): AnyPgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** Counts the rows of a user. */
export const countOf = (tx: Tx, { table, column }: MergeRule, rid: string): Promise<number> =>
  tx.$count(table, eq(column, rid));
