import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { type Bound, requireSeen } from '../../http/seen';
import { audit } from '../audit/audit.repo';
import { changeHold } from '../order/order.hold.service';
import { itemsOf, type OrderRow } from '../order/order.repo';
import { orderByCode } from '../order/order.staff.service';
import { findSettings } from '../setting/setting.repo';
import { adjustmentLine, discountLines, itemLine } from './statement.line.rules';
import { lockFor, moveStatement } from './statement.move.service';
import { notifyStatement } from './statement.notice';
import {
  insertLines,
  insertStatement,
  type LineRow,
  linesOf,
  type NewLine,
  nextStatementCode,
  type StatementRow,
} from './statement.repo';
import { statementByCode } from './statement.service';

type Adjustments = Parsed<'staff/statement/add'>['adjustments'];

interface ByStaff {
  /** Null for demo data, which no member of staff made: it is not in the audit log. */
  readonly staff_rid: string | null;
  readonly at: Date;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Bills delivered orders of one member. The reserved amount of each order is changed to its billed amount; when the
 * member has too little free for a higher one, the statement is refused. So it is over an open question about data,
 * unless the person says so, and when the sum is another than the one that the person saw.
 */
export async function addStatement(
  tx: Tx,
  { codes, adjustments, note, over_questions, seen }: Bound<'staff/statement/add'>,
  by: ByStaff,
): Promise<Data<'staff/statement/add'>> {
  const orders = await ordersToBill(tx, codes);
  const [first] = orders;
  if (!first) throw new Error('a statement has an order');
  if (!over_questions) requireNoQuestion(orders);
  const rid = newRid();
  const added = await insertStatement(
    tx,
    {
      rid,
      code: await nextStatementCode(tx, by.at),
      user_rid: first.user_rid,
      state: 'open',
      created: by.at,
      changed: by.at,
      review_until: await reviewEnd(tx, by.at),
    },
    orders.map((order) => order.rid),
  );
  if (!added) throw refuse('order_act_refused', { msg: reasons.orderBilled });
  await insertLines(tx, [...(await itemLines(tx, rid, orders)), ...adjusted(rid, orders, adjustments)]);
  return open(tx, added, { act: 'add', note, seen, ...by });
}

/** Answers a dispute with adjustment lines, or without, and opens the statement for another review period. */
export async function answerDispute(
  tx: Tx,
  { code, adjustments, note }: Parsed<'staff/statement/answer'>,
  by: ByStaff,
): Promise<Data<'staff/statement/answer'>> {
  const { rid } = await statementByCode(tx, code);
  const statement = await lockFor(tx, rid, 'answer', 'staff');
  return open(tx, statement, { act: 'answer', note, ...by }, adjustments);
}

interface Opening extends ByStaff {
  readonly act: 'add' | 'answer';
  readonly note: string;
  /** What the person saw of the amount; an answer says all that it changes. */
  readonly seen?: Bound<'staff/statement/add'>['seen'];
}

/** Opens a statement for review: moves it and its orders, changes the reserved amounts, tells the member. */
async function open(
  tx: Tx,
  statement: StatementRow,
  { act, note, seen, staff_rid, at }: Opening,
  adjustments: Adjustments = [],
): Promise<Data<'staff/statement/add'>> {
  const review_until = await reviewEnd(tx, at);
  const step = { act, by: 'staff', by_rid: staff_rid, note, at, review_until } as const;
  const { statement: moved, orders } = await moveStatement(tx, statement, step);
  await insertLines(tx, adjusted(moved.rid, orders, adjustments));
  const billed = billedOf(orders, await linesOf(tx, [moved.rid]));
  const total_fen = [...billed.values()].reduce(add, 0);
  requireSeen(seen, { total_fen });
  await notifyStatement(tx, moved, { act, note, amount_fen: total_fen, at });
  if (staff_rid !== null)
    await audit(tx, { staff_rid, act: `statement.${act}`, target: moved.code, note, at });
  for (const order of orders) await changeHold(tx, order, billed.get(order.rid) ?? 0, at);
  return { rid: moved.rid, code: moved.code, state: moved.state };
}

const add = (sum: number, amount: number): number => sum + amount;

async function reviewEnd(tx: Tx, at: Date): Promise<Date> {
  return new Date(at.getTime() + (await findSettings(tx)).reviewDays * dayMs);
}

async function ordersToBill(tx: Tx, codes: readonly string[]): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const code of codes) orders.push(await orderByCode(tx, code));
  if (new Set(orders.map(({ rid }) => rid)).size < orders.length) throw wrongOrders(reasons.statementOrders);
  if (new Set(orders.map(({ user_rid }) => user_rid)).size > 1) throw wrongOrders(reasons.statementMembers);
  return orders;
}

function requireNoQuestion(orders: readonly OrderRow[]): void {
  const codes = orders.filter(({ open_question }) => open_question).map(({ code }) => code);
  if (codes.length > 0) throw refuse('question_open', { msg: reasons.questionOpen(codes) });
}

const wrongOrders = (codes: string) => refuse('invalid_input', { fields: { codes } });
const wrongAdjustment = (adjustments: string) => refuse('invalid_input', { fields: { adjustments } });

/** Returns the lines of orders: their items and discounts. */
async function itemLines(tx: Tx, statement_rid: string, orders: readonly OrderRow[]): Promise<NewLine[]> {
  const items = await itemsOf(
    tx,
    orders.map(({ rid }) => rid),
  );
  return orders.flatMap(({ rid, discount_fen }) =>
    [...items.filter(({ order_rid }) => order_rid === rid).map(itemLine), ...discountLines(discount_fen)].map(
      (line) => ({ ...line, statement_rid, order_rid: rid }),
    ),
  );
}

function adjusted(statement_rid: string, orders: readonly OrderRow[], adjustments: Adjustments): NewLine[] {
  return adjustments.map(({ code, amount_fen, reason }) => {
    const order = orders.find((one) => one.code === code.toUpperCase());
    if (!order) throw wrongAdjustment(reasons.adjustmentOrder);
    return { ...adjustmentLine(amount_fen, reason), statement_rid, order_rid: order.rid };
  });
}

/** Returns the amount of each order: the sum of its lines. Refuses adjustments that lower one below zero. */
function billedOf(orders: readonly OrderRow[], lines: readonly LineRow[]): ReadonlyMap<string, number> {
  return new Map(
    orders.map(({ rid, code }) => {
      const amount = lines
        .filter(({ order_rid }) => order_rid === rid)
        .reduce((sum, line) => sum + line.amount_fen, 0);
      if (amount < 0) throw wrongAdjustment(reasons.adjustmentBelowZero(code));
      return [rid, amount];
    }),
  );
}
