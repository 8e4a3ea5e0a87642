import { Readable } from 'node:stream';
import { accountKinds, formatInstant, type OwnedAccount } from '@portal/shared/rules';
import type { Db } from '../../db/client';
import { dayStart } from '../../kit/time';
import { period } from '../ledger/ledger.balance.service';
import type { Owner } from '../ledger/ledger.rules';
import { spreadsheetFile } from '../spreadsheet/spreadsheet.file.service';
import type { Cell } from '../spreadsheet/spreadsheet.rules';
import { listEntries, type OwnEntry } from './asset.entry.service';
import { exportFileName, exportTable, openingCells, statementName } from './asset.export.rules';
import { type EntriesLink, instantsOf } from './asset.rules';
import { makeAccountStatement } from './asset.statement.service';

interface Download {
  readonly stream: Readable;
  readonly mime: string;
  readonly name: string;
}

/** Returns what a link of `auth/web/asset/export` or `accountStatement` downloads. */
export async function downloadEntries(db: Db, link: EntriesLink, now: Date): Promise<Download> {
  const { format } = link;
  if (format === 'pdf')
    return {
      stream: Readable.from([await makeAccountStatement(db, link, now)]),
      mime: 'application/pdf',
      name: statementName(link),
    };
  const table = exportTable(link, () => entryRows(db, link));
  return { ...spreadsheetFile(table, format), name: exportFileName(link) };
}

/** Entries that are read at once. */
const batch = 1000;

/** Reads the entries of an export in pages, the newest first. */
async function* entryRows(
  db: Db,
  { user_rid, accounts, kinds, ...days }: EntriesLink,
): AsyncGenerator<Cell[]> {
  const owner: Owner = { kind: 'member', rid: user_rid };
  let before: number | undefined;
  for (;;) {
    const page = {
      ...instantsOf(days),
      ...(kinds && { kinds }),
      ...(before !== undefined && { before }),
      size: batch,
    };
    const rows = await db.read((tx) => listEntries(tx, owner, accounts, page));
    for (const row of rows) yield cellsOf(row);
    before = rows.at(-1)?.id;
    if (rows.length < batch) break;
  }
  if (!kinds) yield* openingRows(db, owner, accounts, days.from);
}

/**
 * Returns the balance of each account before the first day, when the export begins at a day. These rows are the last ones,
 * because entries are sorted newest first: so each balance follows from the row of its account below it.
 */
async function* openingRows(
  db: Db,
  owner: Owner,
  accounts: readonly OwnedAccount[],
  from: string | undefined,
): AsyncGenerator<Cell[]> {
  if (from === undefined) return;
  const start = dayStart(from);
  for (const account of accounts) {
    const { opening } = await db.read((tx) => period(tx, { owner, kind: account }, start, start));
    yield openingCells(accountKinds[account].label, start, opening);
  }
}

/** Returns a row: income and expense are columns of their own, so that no amount begins with a minus sign. */
function cellsOf({ at, account, label, code, amount, balance }: OwnEntry): Cell[] {
  return [
    ...[formatInstant(at.toISOString()), accountKinds[account].label, label, code ?? ''],
    ...[amount > 0 ? amount : null, amount < 0 ? -amount : null, balance],
  ];
}
