import { type Column, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../../testing/schema';
import { users } from '../user/user.table';
import { mergeLabels } from './accountMerge.rules';
import { mergeRules } from './accountMerge.rules.repo';

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const nameOf = (column: Column): string => `${getTableName(column.table)}.${column.name}`;

/** Each foreign key of one column: the column and the one that it refers to. */
const references = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns } = key.reference();
    return columns.map((column, index) => ({ column, to: foreignColumns[index] }));
  }),
);

/** Returns the columns that refer to users, also by another column that does, and those that are called so. */
function columnsOfUsers(): string[] {
  const found = new Set([nameOf(users.rid)]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { column, to } of references) if (to && found.has(nameOf(to))) found.add(nameOf(column));
  }
  found.delete(nameOf(users.rid));
  for (const table of tables)
    for (const column of Object.values(getTableColumns(table)))
      if (column.name === 'user_rid') found.add(nameOf(column));
  return [...found].sort();
}

test('each column that names a user has one rule of the merge: what moves, or why it stays', () => {
  expect(mergeRules.map(({ column }) => nameOf(column)).sort()).toEqual(columnsOfUsers());
});

test('a rule moves rows, or says why they stay', () => {
  expect(mergeRules.filter(({ move, stays }) => (move === undefined) === (stays === undefined))).toEqual([]);
});

test('what staff read of a merge are tables that move', () => {
  const moving = mergeRules.filter(({ move }) => move).map(({ table }) => getTableName(table));
  expect(Object.keys(mergeLabels).filter((table) => !moving.includes(table))).toEqual([]);
});
