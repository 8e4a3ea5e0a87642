import type { Parsed } from '@portal/shared/contract';
import { isTaxInvoice } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { statementsPaidBy } from '../cluster/cluster.payment.repo';
import { mayRead } from '../cluster/cluster.policy';
import { findClusters } from '../cluster/cluster.repo';
import { appliesOfStatements } from '../invoiceApply/invoiceApply.repo';
import type { Period } from '../listExport/listExport.rules';
import { type ExportedList, inBatches } from '../listExport/listExport.service';
import { itemsOf } from '../order/order.repo';
import type { Cell } from '../spreadsheet/spreadsheet.rules';
import { memberNames } from '../statement/statement.clusterList.service';
import { totalOf } from '../statement/statement.line.rules';
import { moneyOfStatements } from '../statement/statement.money.service';
import { findStatements, linesOf, ordersOf, ownStatementRids } from '../statement/statement.repo';
import {
  cellsOf,
  clusterTable,
  fileName,
  ownCells,
  ownTable,
  payerText,
  type ReconciliationRow,
  rowsOf,
  type StatementFacts,
} from './reconciliation.rules';

/** Returns the reconciliation of a member: payments, refunds and open amounts by statement, the newest first. */
export function ownReconciliation(
  db: Db,
  user_rid: string,
  input: Parsed<'auth/web/asset/reconciliation'>,
): ExportedList {
  async function* rows(): AsyncGenerator<Cell[]> {
    const rids = await db.read((tx) => ownStatementRids(tx, user_rid));
    yield* inBatches(rids, (part) => db.read((tx) => ownRows(tx, part, input)));
  }
  return { name: fileName(input), table: ownTable(rows) };
}

/** Returns what a group paid and got back, by statement, the newest first. Refuses as `mayRead` does. */
export async function clusterReconciliation(
  db: Db,
  user_rid: string,
  { rid, ...input }: Parsed<'auth/cluster/reconciliation'>,
): Promise<ExportedList> {
  const { cluster } = await db.read((tx) => mayRead(tx, { rid, user_rid, act: 'money' }));
  async function* rows(): AsyncGenerator<Cell[]> {
    const rids = await db.read((tx) => statementsPaidBy(tx, rid));
    yield* inBatches(rids, (part) => db.read((tx) => clusterRows(tx, part, rid, input)));
  }
  return { name: fileName(input, cluster.name), table: clusterTable(rows) };
}

/** A statement with its rows and what they say. */
interface Reckoned {
  readonly rid: string;
  readonly user_rid: string;
  readonly rows: readonly ReconciliationRow[];
  /** Returns what a row says of the statement. */
  facts(row: ReconciliationRow, payer: string): StatementFacts;
}

/** Reads statements with a fixed number of queries; they keep the order of their keys. */
async function reckoned(tx: Tx, rids: readonly string[], period: Period): Promise<Reckoned[]> {
  const found = new Map((await findStatements(tx, rids)).map((row) => [row.rid, row]));
  const orders = await ordersOf(tx, rids);
  const lines = await linesOf(tx, rids);
  const items = await itemsOf(
    tx,
    orders.map(({ rid }) => rid),
  );
  const its = (rid: string) => orders.filter(({ statement_rid }) => statement_rid === rid);
  const money = await moneyOfStatements(
    tx,
    rids.map((rid) => ({ rid, order_rids: its(rid).map((order) => order.rid) })),
  );
  return rids.flatMap((rid) => {
    const [statement, amounts] = [found.get(rid), money.get(rid)];
    if (!statement || !amounts) return [];
    const { code, created, user_rid } = statement;
    const named = its(rid).map((order) => ({
      ...order,
      items: items.filter(({ order_rid }) => order_rid === order.rid),
    }));
    const total_fen = totalOf(lines.filter(({ statement_rid }) => statement_rid === rid));
    const facts = ({ order_rid }: ReconciliationRow, payer: string): StatementFacts => ({
      code,
      created,
      total_fen,
      payer,
      orders: named.filter((order) => order_rid === null || order.rid === order_rid),
    });
    return [{ rid, user_rid, rows: rowsOf(amounts, created, period), facts }];
  });
}

async function ownRows(tx: Tx, rids: readonly string[], period: Period): Promise<Cell[][]> {
  const statements = await reckoned(tx, rids, period);
  const invoices = await appliesOfStatements(tx, rids);
  const payers = statements.flatMap(({ rows }) => rows.flatMap(({ payer }) => (payer === '' ? [] : payer)));
  const groups = new Map(
    (await findClusters(tx, [...new Set(payers)])).map((group) => [group.rid, group.name]),
  );
  return statements.flatMap(({ rid, rows, facts }) => {
    const its = invoices.filter(
      ({ statement_rid, type, state }) =>
        statement_rid === rid && isTaxInvoice(type) && state !== 'refused' && state !== 'cancelled',
    );
    return rows.map((row) => [
      ...cellsOf(row, facts(row, payerText(row.payer, groups))),
      ...ownCells(row, its),
    ]);
  });
}

async function clusterRows(
  tx: Tx,
  rids: readonly string[],
  cluster_rid: string,
  period: Period,
): Promise<Cell[][]> {
  const statements = await reckoned(tx, rids, period);
  const people = await memberNames(
    tx,
    statements.map(({ user_rid }) => user_rid),
  );
  return statements.flatMap(({ rows, user_rid, facts }) =>
    rows
      .filter(({ payer }) => payer === cluster_rid)
      .map((row) => cellsOf(row, facts(row, people.get(user_rid) ?? ''))),
  );
}
