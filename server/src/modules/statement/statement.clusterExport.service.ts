import type { Readable } from 'node:stream';
import { type ClusterEntry, contract, type Parsed } from '@portal/shared/contract';
import { formatInstant } from '@portal/shared/rules';
import type { Db } from '../../db/client';
import { after } from '../../kit/time';
import { mayRead } from '../cluster/cluster.policy';
import { endsOfMonth } from '../cluster/cluster.rules';
import { spreadsheetFile } from '../spreadsheet/spreadsheet.file.service';
import type { Cell } from '../spreadsheet/spreadsheet.rules';
import { keyedInput } from '../upload/fileLink.service';
import { clusterEntryPage } from './statement.clusterEntry.service';
import { balanceCells, clusterEntriesTable, clusterFileName } from './statement.clusterExport.rules';

type Input = Parsed<'auth/cluster/export'>;

/**
 * Returns what the key of a signed link downloads: all entries, the newest first. Refuses as `mayRead` does, because the
 * member may have been removed since the link was made.
 */
export async function downloadClusterEntries(
  db: Db,
  key: string,
): Promise<{ stream: Readable; mime: string; name: string }> {
  const { user_rid, input } = keyedInput(key, contract['auth/cluster/export'].input);
  const { cluster } = await db.read((tx) => mayRead(tx, { rid: input.rid, user_rid, act: 'money' }));
  const table = clusterEntriesTable(() => entryRows(db, user_rid, input));
  return { ...spreadsheetFile(table, input.format), name: clusterFileName({ ...input, name: cluster.name }) };
}

/** Entries that are read at once. */
const batch = 500;

/**
 * Reads entries, the newest first. Those of a month are between its closing balance and its opening one, which is the last row: so
 * each balance follows from the row below it.
 */
async function* entryRows(db: Db, user_rid: string, { rid, account, month }: Input): AsyncGenerator<Cell[]> {
  const ends = month === undefined ? undefined : endsOfMonth(month);
  const lastMoment = ends && after(ends.to, -1);
  let before: number | undefined;
  let opening_fen = 0;
  let first = true;
  do {
    const input = { rid, account, month, size: batch, before };
    const page = await db.read((tx) => clusterEntryPage(tx, input, user_rid));
    if (first && page.month && lastMoment) {
      yield balanceCells('closing', lastMoment, page.month.closing_fen);
      opening_fen = page.month.opening_fen;
    }
    first = false;
    for (const entry of page.list) yield cellsOf(entry);
    before = page.next ?? undefined;
  } while (before !== undefined);
  if (ends) yield balanceCells('opening', ends.from, opening_fen);
}

/** Returns a row: income and expense are columns of their own, so that no amount begins with a minus sign. */
const cellsOf = ({ at, label, code, orders, fund_codes, member, ...money }: ClusterEntry): Cell[] => [
  ...[formatInstant(at), label, code ?? '', orders.join('；'), fund_codes, member ?? ''],
  ...[
    money.amount_fen > 0 ? money.amount_fen : null,
    money.amount_fen < 0 ? -money.amount_fen : null,
    money.balance_fen,
  ],
];
