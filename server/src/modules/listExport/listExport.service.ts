import type { Noun } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { z } from 'zod';
import type { Db } from '../../db/client';
import type { Download } from '../../kit/download';
import { countAttempt } from '../limit/limit.service';
import { type SpreadsheetFormat, spreadsheetFile } from '../spreadsheet/spreadsheet.file.service';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';
import { fileLink, keyedInput, linkKey } from '../upload/fileLink.service';
import { listExportLimits } from './listExport.limits';

/** What an export is asked for: its format, and the filters of its list. */
interface ExportInput {
  readonly format: SpreadsheetFormat;
}

/** The file of an export: its name without the ending, and its table, which is read while it is downloaded. */
export interface ExportedList {
  readonly name: string;
  readonly table: Table;
}

/** Who exports a list, with what of the server the link needs. */
interface Exporting {
  readonly db: Db;
  readonly member: { readonly rid: string };
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * Returns the link that downloads a list of a member for a minute: the member and the input of the call are its signed key. Refuses
 * with rate_limited.
 */
export async function exportLink(
  kind: Download['kind'],
  input: ExportInput,
  { db, member, secret, now }: Exporting,
): Promise<{ url: string }> {
  await countAttempt(db, listExportLimits(member.rid), now());
  return { url: fileLink(secret, linkKey(member.rid, input), now(), kind) };
}

/** What a kind of links exports. */
interface ListExport<Schema extends z.ZodType<ExportInput>> {
  readonly kind: Download['kind'];
  readonly noun: Noun;
  /** The input of the call that makes the links. */
  readonly input: Schema;
  /** Returns the list; throws refusals for what the member may not see any more. */
  list(db: Db, user_rid: string, input: z.output<Schema>, now: Date): ExportedList | Promise<ExportedList>;
}

/** Returns the downloads of links that `exportLink` made: the list as Excel or CSV. */
export const listDownload = <Schema extends z.ZodType<ExportInput>>({
  kind,
  noun,
  input,
  list,
}: ListExport<Schema>): Download => ({
  kind,
  noun,
  make: async (key, { db, now }) => {
    const { user_rid, input: asked } = keyedInput(key, input);
    const { name, table } = await list(db, user_rid, asked, now());
    return { ...spreadsheetFile(table, asked.format), name: `${name}.${asked.format}` };
  },
});

/** Rows of a list that are read at once; the most that a page may have. */
const pageSize = limits.pageSizeMax;

/**
 * Reads a list of numbered pages until its end. A row that comes meanwhile pushes one to the next page: that one comes once, by its key.
 */
export async function* inPages<Row>(
  read: (page: { page: number; size: number }) => Promise<{ readonly list: readonly Row[] }>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const seen = new Set<string>();
  for (let page = 1; ; page++) {
    const { list } = await read({ page, size: pageSize });
    for (const row of list) {
      if (seen.has(keyOf(row))) continue;
      seen.add(keyOf(row));
      yield row;
    }
    if (list.length < pageSize) return;
  }
}

/** Reads a list with a cursor until its end. */
export async function* byCursor<Row>(
  read: (cursor: string | undefined, size: number) => Promise<{ list: readonly Row[]; next: string | null }>,
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const { list, next } = await read(cursor, pageSize);
    yield* list;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/** Returns the cells of rows. */
export async function* cellsOfRows<Row>(
  rows: AsyncIterable<Row>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  for await (const row of rows) yield cells(row);
}

/** Returns the rows of a list whose keys are read at once: rows that come or go meanwhile move no other. */
export async function* inBatches<Key, Row>(
  keys: readonly Key[],
  read: (part: readonly Key[]) => Promise<readonly Row[]>,
  size = 200,
): AsyncGenerator<Row> {
  for (let start = 0; start < keys.length; start += size) yield* await read(keys.slice(start, start + size));
}
