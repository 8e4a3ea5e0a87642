import { and, asc, getTableColumns, inArray, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { primaryKey } from '../../db/paged';
import type { Row } from './personal.exportJson.rules';
import type { Owner, Records } from './personal.recordsOfTable.repo';

/** The values of a row's primary key by column. */
export type Key = Readonly<Record<string, unknown>>;

/** Values of a column, of which a row has one. */
interface OneOf {
  readonly column: string;
  readonly values: readonly unknown[];
}

/** Returns the keys of a member's rows in the order of the export, with the values of `column`; only rows with one of `values`, if they are given. */
export async function listKeys(
  tx: Tx,
  { table, of, sortedBy }: Records,
  owner: Owner,
  parent?: OneOf,
): Promise<{ readonly key: Key; readonly parent: unknown }[]> {
  const keys = primaryKey(table);
  const column = parent && getTableColumns(table)[parent.column];
  const ofParent = column && inArray(column, [...parent.values]);
  const found: Row[] = await tx
    .select({ ...byName(keys), parent: column ?? sql`null` })
    .from(table)
    .where(and(of(tx, owner), ofParent))
    .orderBy(...[...(sortedBy ? [sortedBy] : []), ...keys].map((one) => asc(one)));
  return found.map(({ parent, ...key }) => ({ key, parent }));
}

/** Returns the rows with these keys in the order of the keys, without the columns that are not exported. A row that was deleted is left out. */
export async function findRows(
  tx: Tx,
  { table, hidden = [] }: Records,
  wanted: readonly Key[],
): Promise<(Row | undefined)[]> {
  if (wanted.length === 0) return [];
  const keys = primaryKey(table);
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name));
  const found = await tx
    .select({ row: Object.fromEntries(shown), key: byName(keys) })
    .from(table)
    .where(hasKey(keys, wanted));
  const rows = new Map(found.map(({ row, key }) => [idOf(key), row]));
  return wanted.map((key) => rows.get(idOf(key)));
}

type Column = ReturnType<typeof primaryKey>[number];

const byName = (columns: readonly Column[]) => Object.fromEntries(columns.map((one) => [one.name, one]));

/** Keys are texts and numbers. */
const idOf = (key: Key): string => JSON.stringify(Object.entries(key).sort());

function hasKey(columns: readonly Column[], wanted: readonly Key[]): SQL {
  const list = (values: readonly SQLChunk[]) => sql`(${sql.join([...values], sql`, `)})`;
  const valuesOf = (key: Key) => columns.map(({ name }) => sql`${key[name]}`);
  return sql`${list(columns)} IN ${list(wanted.map((key) => list(valuesOf(key))))}`;
}
