import type { Db } from '../../db/client';
import type { ExportFile } from './personal.export.rules';
import type { OwnRow, Row } from './personal.exportJson.rules';
import { findRows, type Key, listKeys } from './personal.exportRows.repo';
import { personalRecords } from './personal.records.repo';
import type { Owner, Records } from './personal.recordsOfTable.repo';

/** Rows that are read at once, however many a member has: other calls have their turn between, on PGlite's one connection too. */
const atOnce = 200;

/** Reads the member's rows of one file of the export as fast as they are taken. Keys are read before: sorted, and without gaps. */
export async function* ownRows(db: Pick<Db, 'read'>, owner: Owner, file: ExportFile): AsyncGenerator<OwnRow> {
  const { top, nested } = recordsOf(file);
  const keys = await db.read((tx) => listKeys(tx, top, owner));
  for (let from = 0; from < keys.length; from += atOnce) {
    const page = keys.slice(from, from + atOnce).map(({ key }) => key);
    const rows = (await db.read((tx) => findRows(tx, top, page))).filter((row) => row !== undefined);
    const lists: NestedRows[] = [];
    for (const one of nested) lists.push(await nestedRows(db, owner, one, rows.map(idOf)));
    for (const row of rows)
      yield { row, lists: lists.map(({ name, rowsOf }) => ({ name, rows: rowsOf(idOf(row)) })) };
  }
}

interface Nested {
  readonly records: Records;
  readonly list: string;
  readonly by: string;
}

/** Returns the records of a file, and those that are lists in its rows. */
function recordsOf(file: ExportFile): { readonly top: Records; readonly nested: readonly Nested[] } {
  const nested: Nested[] = [];
  let top: Records | undefined;
  for (const records of personalRecords) {
    const { exported } = records;
    if ('because' in exported || exported.file !== file) continue;
    if (exported.within) nested.push({ records, ...exported.within });
    else top = records;
  }
  if (!top) throw new Error(`no records are exported as ${file}`);
  return { top, nested };
}

interface NestedRows {
  readonly name: string;
  /** Reads the rows of a parent; parents are asked for in their order. */
  readonly rowsOf: (parent: unknown) => AsyncIterable<Row>;
}

async function nestedRows(
  db: Pick<Db, 'read'>,
  owner: Owner,
  { records, list, by }: Nested,
  parents: readonly unknown[],
): Promise<NestedRows> {
  const found = await db.read((tx) => listKeys(tx, records, owner, { column: by, values: parents }));
  const counts = new Map<unknown, Key[]>(parents.map((parent) => [parent, []]));
  for (const { key, parent } of found) counts.get(parent)?.push(key);
  const rows = rowsWith(db, records, [...counts.values()].flat());
  return {
    name: list,
    rowsOf: async function* (parent) {
      for (let left = counts.get(parent)?.length ?? 0; left > 0; left--) {
        const { value } = await rows.next();
        if (value) yield without(value, by);
      }
    },
  };
}

async function* rowsWith(
  db: Pick<Db, 'read'>,
  records: Records,
  keys: readonly Key[],
): AsyncGenerator<Row | undefined, undefined> {
  for (let from = 0; from < keys.length; from += atOnce)
    yield* await db.read((tx) => findRows(tx, records, keys.slice(from, from + atOnce)));
}

/** What the lists of a row refer to. */
const idOf = ({ rid, code }: Row): unknown => rid ?? code;

const without = (row: Row, column: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));
