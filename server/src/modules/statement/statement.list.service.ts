import type { Data, Parsed, Statement } from '@portal/shared/contract';
import { type Actor, possibleStatementActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { noCash, spendable } from '../cashLot/cashLot.rules';
import { cashOf } from '../cashLot/cashLot.service';
import { findClusters } from '../cluster/cluster.repo';
import { balances } from '../ledger/ledger.balance.service';
import { accountRid } from '../ledger/ledger.rules';
import { listOwnOrders } from '../order/order.list.service';
import { memberLabels } from '../user/user.repo';
import { totalOf } from './statement.line.rules';
import { invoiceLimitOf, moneyOfStatements } from './statement.money.service';
import { presentStatement, presentStatementRow } from './statement.present';
import {
  eventsOf,
  findStatementsOfOrders,
  linesOf,
  listAllStatements,
  listInvoicedUnpaid,
  listOwnStatements,
  ordersOf,
  type StatementRow,
} from './statement.repo';
import { statementByCode } from './statement.service';

type Row = Data<'auth/assign/settlementList'>['list'][number];

/** Returns statements as rows of a list, with a fixed number of queries. */
async function rowsOf(tx: Tx, rows: readonly StatementRow[], actor: Actor): Promise<Row[]> {
  const rids = rows.map(({ rid }) => rid);
  if (rids.length === 0) return [];
  const [orders, lines] = [await ordersOf(tx, rids), await linesOf(tx, rids)];
  const money = await moneyOfStatements(
    tx,
    rids.map((rid) => ({
      rid,
      order_rids: orders.filter((one) => one.statement_rid === rid).map((one) => one.rid),
    })),
  );
  return rows.flatMap((row) => {
    const its = money.get(row.rid);
    return its
      ? [
          presentStatementRow(row, {
            orders,
            lines,
            total_fen: totalOf(lines.filter(({ statement_rid }) => statement_rid === row.rid)),
            money: its,
            can: possibleStatementActs(row.state, actor),
          }),
        ]
      : [];
  });
}

/** Returns a page of a member's statements, newest first. */
export async function listStatements(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/assign/settlementList'>,
): Promise<Data<'auth/assign/settlementList'>> {
  const { total, rows } = await listOwnStatements(tx, user_rid, input);
  return { total, list: await rowsOf(tx, rows, 'member') };
}

/** Returns one statement with its lines, payments and history. */
export async function statementDetail(tx: Tx, row: StatementRow, actor: Actor): Promise<Statement> {
  const orders = await ordersOf(tx, [row.rid]);
  const order_rids = orders.map(({ rid }) => rid);
  const money = (await moneyOfStatements(tx, [{ rid: row.rid, order_rids }])).get(row.rid);
  if (!money) throw new Error('a statement has no amounts');
  const lines = await linesOf(tx, [row.rid]);
  const can = possibleStatementActs(row.state, actor);
  const found = await balances(tx, { kind: 'member', rid: row.user_rid });
  const invoiceable_fen = invoiceLimitOf(money) - row.invoiced_fen;
  const account = accountRid({ owner: { kind: 'member', rid: row.user_rid }, kind: 'cash' });
  const cash = (await cashOf(tx, [account])).get(account) ?? noCash;
  const bonus_fen = found.get('bonus')?.available ?? 0;
  const { cash_fen, ...rest } = spendable(money.owed_fen, cash, { bonus_fen, open_fen: invoiceable_fen });
  const available = { cash_fen, bonus_fen: rest.bonus_fen };
  const payers = await findClusters(tx, [
    ...new Set(money.payments.flatMap(({ payer }) => (payer === '' ? [] : payer))),
  ]);
  const groups = new Map(payers.map(({ rid, name }) => [rid, name]));
  const total_fen = totalOf(lines);
  const facts = { orders, lines, total_fen, money, can, available, invoiceable_fen, groups };
  return presentStatement(row, { ...facts, events: await eventsOf(tx, row.rid) });
}

/** Returns a page of a member's orders that wait for payment, each with its statement. */
export async function ordersToPay(
  tx: Tx,
  user_rid: string,
  page: Parsed<'auth/web/order/ready2pay'>,
): Promise<Data<'auth/web/order/ready2pay'>> {
  const { total, list } = await listOwnOrders(tx, user_rid, {
    raw_missing: false,
    kw: '',
    states: ['unpaid'],
    ...page,
  });
  const found = await findStatementsOfOrders(
    tx,
    user_rid,
    list.map(({ rid }) => rid),
  );
  const statements = await rowsOf(
    tx,
    [...new Map(found.map(({ statement }) => [statement.rid, statement])).values()],
    'member',
  );
  const statementOf = (rid: string) => {
    const its = found.find(({ order_rid }) => order_rid === rid)?.statement.rid;
    return statements.find((one) => one.rid === its) ?? null;
  };
  return { total, list: list.map((order) => ({ ...order, statement: statementOf(order.rid) })) };
}

/** Returns a page of all members' statements. */
export async function listStatementsForStaff(
  tx: Tx,
  input: Parsed<'staff/statement/list'>,
): Promise<Data<'staff/statement/list'>> {
  const { rows, next, total } = input.invoiced_unpaid
    ? await listInvoicedUnpaid(tx, input)
    : await listAllStatements(tx, input);
  const members = await memberLabels(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  const list = await rowsOf(tx, rows, 'staff');
  return {
    next,
    total,
    list: list.map((row, index) => ({
      ...row,
      member: members.get(rows[index]?.user_rid ?? '') ?? '',
      changed: rows[index]?.changed.toISOString() ?? '',
    })),
  };
}

/** Returns one statement for staff. */
export async function statementForStaff(tx: Tx, code: string): Promise<Data<'staff/statement/detail'>> {
  const row = await statementByCode(tx, code);
  const members = await memberLabels(tx, [row.user_rid]);
  return {
    ...(await statementDetail(tx, row, 'staff')),
    member: members.get(row.user_rid) ?? '',
    member_rid: row.user_rid,
  };
}
