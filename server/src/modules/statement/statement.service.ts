import type { Data, Parsed } from '@portal/shared/contract';
import type { Actor } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { requireSeen } from '../../http/seen';
import { postHolds } from '../order/order.hold.service';
import { totalOf } from './statement.line.rules';
import { moneyOfStatements, type StatementMoney } from './statement.money.service';
import { lockFor, moveStatement } from './statement.move.service';
import { notifyStatement } from './statement.notice';
import {
  findOwnStatement,
  findStatementByCode,
  findStatementsOfOrders,
  linesOf,
  ordersOf,
  type StatementRow,
} from './statement.repo';
import { rewardPaid } from './statement.reward.service';

/** Returns a statement of this member; refuses with not_found, also for another member's. */
export async function ownStatement(tx: Tx, user_rid: string, rid: string): Promise<StatementRow> {
  const statement = await findOwnStatement(tx, user_rid, rid);
  if (!statement) throw refuse('not_found', { noun: 'statement' });
  return statement;
}

/** Returns the statement of a member's order; refuses with not_found. */
export async function ownStatementOfOrder(
  tx: Tx,
  user_rid: string,
  order_rid: string,
): Promise<StatementRow> {
  const [found] = await findStatementsOfOrders(tx, user_rid, [order_rid]);
  if (!found) throw refuse('not_found', { noun: 'statement' });
  return found.statement;
}

/** Returns the statement with this code; refuses with not_found. */
export async function statementByCode(tx: Tx, code: string): Promise<StatementRow> {
  const statement = await findStatementByCode(tx, code);
  if (!statement) throw refuse('not_found', { noun: 'statement', code });
  return statement;
}

/** Returns the amounts of one statement from the ledger. */
export async function moneyOf(tx: Tx, { rid }: Pick<StatementRow, 'rid'>): Promise<StatementMoney> {
  const order_rids = (await ordersOf(tx, [rid])).map((order) => order.rid);
  const money = (await moneyOfStatements(tx, [{ rid, order_rids }])).get(rid);
  if (!money) throw new Error('a statement has no amounts');
  return money;
}

/** Returns what is owed on a statement, as whoever pays it sees it. */
export async function owedOf(tx: Tx, statement: Pick<StatementRow, 'rid'>) {
  const { owed_fen, waiting_fen } = await moneyOf(tx, statement);
  return { owed_fen, waiting_fen };
}

/** Who confirms a statement: its member, or the system at the end of the review period. */
interface By {
  readonly by: Actor;
  readonly by_rid: string | null;
  readonly at: Date;
}

/**
 * Confirms a statement: posts the amounts that are reserved for its orders. Those from cash and bonus are paid by this,
 * those on credit are owed. A statement on which nothing is owed is paid at once.
 */
export async function confirmStatement(tx: Tx, rid: string, by: By): Promise<StatementRow> {
  const statement = await lockFor(tx, rid, 'right', by.by);
  const { statement: confirmed, orders } = await moveStatement(tx, statement, {
    act: 'right',
    note: '',
    ...by,
  });
  await postHolds(tx, orders, by.at);
  const { owed_fen } = await moneyOf(tx, confirmed);
  if (owed_fen > 0)
    await notifyStatement(tx, confirmed, { act: 'right', note: '', amount_fen: owed_fen, at: by.at });
  return settleIfPaid(tx, confirmed, by.at);
}

/** Moves a locked statement on which nothing is owed, and its orders, to paid, and credits the rewards of the payment. */
export async function settleIfPaid(tx: Tx, statement: StatementRow, at: Date): Promise<StatementRow> {
  const { owed_fen, paid_fen, paid_cash_fen } = await moneyOf(tx, statement);
  if (owed_fen > 0 || statement.state !== 'unpaid') return statement;
  const step = { act: 'settle', by: 'system', by_rid: null, note: '', at } as const;
  const { statement: settled, orders } = await moveStatement(tx, statement, step);
  const returned = orders.some(({ sample_disposal }) => sample_disposal === 1);
  await notifyStatement(tx, settled, { act: 'settle', note: '', amount_fen: paid_fen, at, returned });
  await rewardPaid(tx, settled, paid_cash_fen, at);
  return settled;
}

/** Confirms a statement of the member as the member saw it. */
export async function confirmOwnStatement(
  tx: Tx,
  input: Parsed<'auth/assign/right'>,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<Data<'auth/assign/right'>> {
  const { rid } = await lockToConfirm(tx, input, user_rid);
  const { code, state } = await confirmStatement(tx, rid, { by: 'member', by_rid: user_rid, at });
  return { rid, code, state };
}

/** Locks a statement of the member that can be confirmed and is as the member saw it. */
export async function lockToConfirm(
  tx: Tx,
  { rid, seen }: Parsed<'auth/assign/right'>,
  user_rid: string,
): Promise<StatementRow> {
  await ownStatement(tx, user_rid, rid);
  const statement = await lockFor(tx, rid, 'right', 'member');
  const total_fen = totalOf(await linesOf(tx, [rid]));
  requireSeen(seen, { total_fen, review_until: statement.review_until?.toISOString() ?? null });
  return statement;
}

/** Disputes a statement of the member. */
export async function disputeStatement(
  tx: Tx,
  { rid, reason }: Parsed<'auth/assign/wrong'>,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<Data<'auth/assign/wrong'>> {
  await ownStatement(tx, user_rid, rid);
  const statement = await lockFor(tx, rid, 'wrong', 'member');
  const step = { act: 'wrong', by: 'member', by_rid: user_rid, note: reason, at } as const;
  const { statement: moved } = await moveStatement(tx, statement, step);
  await notifyStatement(tx, moved, { act: 'wrong', note: reason, amount_fen: 0, at });
  return { rid, code: moved.code, state: moved.state };
}
