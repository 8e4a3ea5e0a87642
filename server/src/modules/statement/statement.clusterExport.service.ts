import type { Readable } from 'node:stream';
import { type ClusterEntry, contract, type Parsed } from '@portal/shared/contract';
import { formatInstant } from '@portal/shared/rules';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { mayRead } from '../cluster/cluster.policy';
import { spreadsheetFile } from '../spreadsheet/spreadsheet.file.service';
import type { Cell } from '../spreadsheet/spreadsheet.rules';
import { clusterEntryPage } from './statement.clusterEntry.service';
import { clusterEntriesTable, clusterFileName } from './statement.clusterExport.rules';

type Input = Parsed<'auth/cluster/export'>;

/** Returns the key of a signed link that downloads these entries for the member. */
export const clusterEntriesKey = (user_rid: string, input: Input): string =>
  Buffer.from(JSON.stringify([user_rid, input])).toString('base64url');

const keyed = z.tuple([z.string(), contract['auth/cluster/export'].input]);

/**
 * Returns what the key of a signed link downloads: all entries, the newest first. Refuses as `mayRead` does, because the
 * member may have been removed since the link was made.
 */
export async function downloadClusterEntries(
  db: Db,
  key: string,
): Promise<{ stream: Readable; mime: string; name: string }> {
  const [user_rid, input] = keyed.parse(JSON.parse(Buffer.from(key, 'base64url').toString()));
  const { cluster } = await db.read((tx) => mayRead(tx, { rid: input.rid, user_rid, act: 'money' }));
  const table = clusterEntriesTable(() => entryRows(db, user_rid, input));
  return { ...spreadsheetFile(table, input.format), name: clusterFileName({ ...input, name: cluster.name }) };
}

/** Entries that are read at once. */
const batch = 500;

async function* entryRows(db: Db, user_rid: string, { rid, account }: Input): AsyncGenerator<Cell[]> {
  let before: number | undefined;
  do {
    const input = { rid, account, size: batch, before };
    const { list, next } = await db.read((tx) => clusterEntryPage(tx, input, user_rid));
    for (const entry of list) yield cellsOf(entry);
    before = next ?? undefined;
  } while (before !== undefined);
}

/** Returns a row: income and expense are columns of their own, so that no amount begins with a minus sign. */
const cellsOf = ({ at, label, code, member, amount_fen, balance_fen }: ClusterEntry): Cell[] => [
  ...[formatInstant(at), label, code ?? '', member ?? ''],
  ...[amount_fen > 0 ? amount_fen : null, amount_fen < 0 ? -amount_fen : null, balance_fen],
];
