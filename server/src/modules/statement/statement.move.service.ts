import { reasons } from '@portal/shared/contract';
import {
  type Actor,
  possibleStatementActs,
  type StatementAct,
  statementActTable,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { move } from '../order/order.move.service';
import { findOrders, type OrderRow } from '../order/order.repo';
import { lockWithSamples } from '../order/order.sampleFollow.service';
import {
  insertStatementEvent,
  lockStatement,
  ordersOf,
  type StatementRow,
  updateStatement,
} from './statement.repo';

/** One act on a statement: who does it, why and when. */
export interface StatementStep {
  readonly act: StatementAct;
  readonly by: Actor;
  /** Key of the person; null for the system. */
  readonly by_rid: string | null;
  readonly note: string;
  readonly at: Date;
  /** End of the review period of an act that opens the statement. */
  readonly review_until?: Date;
}

/** A statement with its orders. */
export interface Moved {
  readonly statement: StatementRow;
  readonly orders: readonly OrderRow[];
}

/** Locks a statement with its orders and their samples, in this order and before any account. */
export async function lockWithOrders(tx: Tx, rid: string): Promise<StatementRow | undefined> {
  const statement = await lockStatement(tx, rid);
  await lockOrdersOf(tx, [rid]);
  return statement;
}

/** Locks the orders of locked statements with their samples: a payment may settle them after it has moved money. */
export async function lockOrdersOf(tx: Tx, rids: readonly string[]): Promise<void> {
  const found = await ordersOf(tx, rids);
  await lockWithSamples(
    tx,
    found.map((order) => order.rid),
  );
}

/** Locks a statement and refuses with statement_act_refused when its state does not allow the act. */
export async function lockFor(tx: Tx, rid: string, act: StatementAct, by: Actor): Promise<StatementRow> {
  const statement = await lockWithOrders(tx, rid);
  if (!statement) throw refuse('not_found', { noun: 'statement' });
  if (!possibleStatementActs(statement.state, by).includes(act))
    throw refuse('statement_act_refused', { msg: reasons.statementState(statement.state, act) });
  return statement;
}

/**
 * Performs an act on a statement that is locked, and the act that belongs to it on each of its orders; no other code
 * changes the state of a statement. Writes the histories of both. Money is moved by the caller, in the same transaction.
 */
export async function moveStatement(tx: Tx, statement: StatementRow, step: StatementStep): Promise<Moved> {
  const { act, by, by_rid, note, at } = step;
  const { to, order: orderAct } = statementActTable[act];
  const change = to && { state: to, changed: at, review_until: step.review_until ?? null, reminded: false };
  if (change) await updateStatement(tx, statement.rid, change);
  await insertStatementEvent(tx, { statement_rid: statement.rid, act, by, by_rid, note, at });
  const orders: OrderRow[] = [];
  for (const order of await rowsOf(tx, statement.rid))
    orders.push(orderAct ? await move(tx, order, { act: orderAct, by, by_rid, note, at }) : order);
  return { statement: { ...statement, ...change }, orders };
}

/** Returns the rows of a statement's orders, in their order. */
async function rowsOf(tx: Tx, rid: string): Promise<OrderRow[]> {
  const rids = (await ordersOf(tx, [rid])).map((order) => order.rid);
  const rows = await findOrders(tx, rids);
  return rids.flatMap((order_rid) => rows.filter((row) => row.rid === order_rid));
}
