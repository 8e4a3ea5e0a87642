import type { Data, Parsed } from '@portal/shared/contract';
import { dataBySample, possibleActs, runMarks, worksheetStates } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findInstruments } from '../instrument/instrument.repo';
import { dataOrdersOf } from '../order/order.data.repo';
import { findOrders } from '../order/order.repo';
import { factsOf } from '../order/order.rules';
import { dataFileNames } from '../orderFile/orderFile.repo';
import { retestsAs } from '../retest/retest.repo';
import { findUsers, memberLabels } from '../user/user.repo';
import { type Names, presentRun, presentWorksheet } from './worksheet.present';
import {
  countRuns,
  findWorksheet,
  listWorksheets,
  type RunRow,
  runsOf,
  samplesOfRuns,
  type WorksheetRow,
} from './worksheet.repo';
import { uncheckedByOrder } from './worksheet.sample.service';

/** Returns a page of worksheets, the newest first. */
export async function worksheetPage(
  tx: Tx,
  { states, ...page }: Parsed<'staff/worksheet/list'>,
): Promise<Data<'staff/worksheet/list'>> {
  const shown = states.length === 0 ? worksheetStates : states;
  const { rows, next, total } = await listWorksheets(tx, { ...page, states: shown });
  const counts = await countRuns(
    tx,
    rows.map(({ rid }) => rid),
  );
  const names = await namesOf(tx, rows, []);
  return { list: rows.map((row) => presentWorksheet(row, counts.get(row.rid), names)), next, total };
}

/** Returns the names of instruments and of people who made worksheets or marked rows. */
async function namesOf(tx: Tx, sheets: readonly WorksheetRow[], runs: readonly RunRow[]): Promise<Names> {
  const instruments = sheets.flatMap(({ instrument_rid }) => instrument_rid ?? []);
  const people = [
    ...sheets.map(({ created_by }) => created_by),
    ...runs.flatMap(({ marked_by, checked_by }) => [marked_by ?? [], checked_by ?? []].flat()),
  ];
  return new Map([
    ...(await findInstruments(tx, [...new Set(instruments)])).map(
      ({ rid, code, name }) => [rid, `${code} ${name}`] as const,
    ),
    ...(await findUsers(tx, [...new Set(people)])).map(
      ({ rid, name, account }) => [rid, name || account] as const,
    ),
  ]);
}

/** Returns a worksheet with its rows and orders. */
export async function worksheetDetail(
  tx: Tx,
  { code }: Parsed<'staff/worksheet/detail'>,
  staff_rid: string,
): Promise<Data<'staff/worksheet/detail'>> {
  const sheet = await findWorksheet(tx, code);
  if (!sheet) throw refuse('not_found', { noun: 'worksheet', code });
  const runs = await runsOf(tx, sheet.rid);
  const counts = await countRuns(tx, [sheet.rid]);
  const names = await namesOf(tx, [sheet], runs);
  const samples = await samplesOfRuns(
    tx,
    runs.flatMap(({ sample_rid }) => sample_rid ?? []),
  );
  const orders = await ordersOfRuns(tx, runs);
  const files = await filesBySample(tx, [...orders.keys()]);
  const retests = await retestsAs(tx, [...orders.keys()]);
  return {
    ...presentWorksheet(sheet, counts.get(sheet.rid), names),
    revision: sheet.revision,
    runs: runs.map((row) => {
      const sample = samples.find(({ rid }) => rid === row.sample_rid);
      return presentRun(row, {
        sample,
        order: orders.get(row.order_rid ?? ''),
        retest: retests.find(({ retest_rid }) => retest_rid === row.order_rid)?.number ?? 0,
        files: files.get(`${row.order_rid} ${sample?.number}`) ?? 0,
        names,
        staff_rid,
        marks: sheet.state === 'closed' ? [] : runMarks({ state: row.state, checked: row.checked !== null }),
      });
    }),
    orders: [...orders.values()],
  };
}

type WorksheetOrder = Data<'staff/worksheet/detail'>['orders'][number];

/** Returns the orders of rows by their keys, in the order of the rows. */
async function ordersOfRuns(tx: Tx, runs: readonly RunRow[]): Promise<ReadonlyMap<string, WorksheetOrder>> {
  const rids = [...new Set(runs.flatMap(({ order_rid }) => order_rid ?? []))];
  const found = new Map((await findOrders(tx, rids)).map((order) => [order.rid, order]));
  const members = await memberLabels(
    tx,
    [...found.values()].map(({ user_rid }) => user_rid),
  );
  const unchecked = await uncheckedByOrder(tx, rids);
  return new Map(
    rids.flatMap((rid) => {
      const order = found.get(rid);
      if (!order) return [];
      const { code, state, due_fen, revision, user_rid } = order;
      const shown = {
        code,
        state,
        due_fen,
        revision,
        member: members.get(user_rid) ?? '',
        can: possibleActs(factsOf(order), 'staff'),
        unchecked: unchecked.get(rid) ?? 0,
      };
      return [[rid, shown] as const];
    }),
  );
}

/** Counts the files of data of samples, by the order's key and the sample's number. */
async function filesBySample(tx: Tx, order_rids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const names = await dataFileNames(tx, order_rids);
  const orders = await dataOrdersOf(tx, order_rids);
  return new Map(
    orders.flatMap((order) => {
      const own = names.filter(({ order_rid }) => order_rid === order.rid).map(({ name }) => name);
      return [...dataBySample(order, own)].map(
        ([number, count]) => [`${order.rid} ${number}`, count] as const,
      );
    }),
  );
}
