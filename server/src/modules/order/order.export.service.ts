import type { Readable } from 'node:stream';
import { contract, type Parsed } from '@portal/shared/contract';
import { formatInstant, labClock, orderStateLabels, sampleForms, sampleHazards } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { spreadsheetFile } from '../spreadsheet/spreadsheet.file.service';
import type { Cell } from '../spreadsheet/spreadsheet.rules';
import { keyedInput } from '../upload/fileLink.service';
import { exportFileName, ordersTable, partsText, sampleText } from './order.export.rules';
import { itemsOf, type OrderRow } from './order.repo';
import { namedTests } from './order.sampleTest.repo';
import { deliveriesOf, type PaidFrom, samplesOfOrders, searchCursor, searchOwn } from './order.search.repo';
import { filterOf } from './order.search.service';

type Input = Parsed<'auth/web/orderList/export'>;

/** Returns what the key of a signed link downloads: the orders that fit the filters, sorted as the list. */
export function downloadOrders(
  db: Db,
  key: string,
  { paidFrom, now }: { readonly paidFrom: PaidFrom; readonly now: Date },
): { stream: Readable; mime: string; name: string } {
  const { user_rid, input } = keyedInput(key, contract['auth/web/orderList/export'].input);
  const searching = { user_rid, paidFrom };
  const table = ordersTable(
    () => rowsOf(db, input, searching, linesOf),
    () => rowsOf(db, input, searching, sampleLines),
  );
  const name = exportFileName(labClock(now).today, input.format);
  return { ...spreadsheetFile(table, input.format), name };
}

/** Orders that are read at once. */
const batch = 200;

/** Returns the rows that some orders make, for all that fit the filters. */
async function* rowsOf(
  db: Db,
  input: Input,
  searching: { readonly user_rid: string; readonly paidFrom: PaidFrom },
  linesOfSome: (tx: Tx, rows: readonly OrderRow[]) => Promise<Cell[][]>,
): AsyncGenerator<Cell[]> {
  let before: string | undefined;
  for (;;) {
    const { rows, lines } = await db.read(async (tx) => {
      const found = await searchOwn(tx, searching.user_rid, await filterOf(tx, input, searching), {
        before,
        size: batch,
        sort: input.sort,
      });
      return { rows: found, lines: await linesOfSome(tx, found.slice(0, batch)) };
    });
    yield* lines;
    const last = rows[batch - 1];
    if (rows.length <= batch || !last) return;
    before = searchCursor(last, input.sort);
  }
}

async function linesOf(tx: Tx, rows: readonly OrderRow[]): Promise<Cell[][]> {
  const rids = rows.map(({ rid }) => rid);
  const items = await itemsOf(tx, rids);
  const samples = await samplesOfOrders(tx, rids, '');
  const tests = namedTests(items, samples);
  const deliveries = await deliveriesOf(tx, rids);
  return rows.map((row) => {
    const delivered = deliveries.get(row.rid);
    return [
      ...[row.code, formatInstant(row.created.toISOString()), orderStateLabels[row.state]],
      partsText(items, row, ({ name, count, unit }) => `${name} ${count} ${unit}`),
      partsText(samples, row, ({ rid, number, name }) => sampleText(`${number} ${name}`, tests.get(rid))),
      row.fund_code,
      delivered ? formatInstant(delivered.toISOString()) : '',
      ...[row.total_fen, row.discount_fen, row.due_fen],
    ];
  });
}

async function sampleLines(tx: Tx, rows: readonly OrderRow[]): Promise<Cell[][]> {
  const rids = rows.map(({ rid }) => rid);
  const samples = await samplesOfOrders(tx, rids, '');
  const tests = namedTests(await itemsOf(tx, rids), samples);
  return rows.flatMap((row) =>
    samples
      .filter(({ order_rid }) => order_rid === row.rid)
      .map(({ rid, number, name, form, hazards }) => [
        ...[row.code, formatInstant(row.created.toISOString()), number, name, sampleForms[form]],
        hazards.map((hazard) => sampleHazards[hazard]).join('、'),
        (tests.get(rid) ?? []).join('、'),
      ]),
  );
}
