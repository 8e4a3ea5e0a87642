import type { Input } from '@portal/shared/contract';
import { act, type Chosen, inState, one } from '../act';
import { dayMs, rules } from '../model';
import { type ModelOrder, type ModelStatement, paidCash } from '../record';
import { expectOutcome } from '../world';
import { partOfPaid } from './invoice';

/** Returns an adjustment of an order: none, less, more, or too much in either direction. */
function adjustmentOf({ due }: ModelOrder, { pick, share }: Chosen): number {
  if (pick % 3 === 1) return 0;
  const amount = Math.round((due * share) / 100);
  return pick % 2 === 0 ? -amount : amount;
}

const adjusted = (orders: readonly ModelOrder[], chosen: Chosen) =>
  orders.flatMap((order) => {
    const amount_fen = adjustmentOf(order, chosen);
    return amount_fen === 0 ? [] : [{ code: order.code, amount_fen, reason: '按实际数量' }];
  });

const bill = act(
  'bill',
  ({ model, pick }) => {
    const orders = inState(model.orders, 'delivered').slice(0, 1 + (pick % 2));
    return orders.length > 0 ? orders : undefined;
  },
  async (orders, turn) => {
    const { world, model } = turn;
    const input = { codes: orders.map(({ code }) => code), adjustments: adjusted(orders, turn) };
    const answer = await world.act('staff/statement/add', input, world.desk);
    const billed = orders.map((order) => order.due + adjustmentOf(order, turn));
    const outcome = model.bill(orders, billed);
    expectOutcome(answer, outcome);
    if (outcome !== 'ok') return;
    for (const order of orders) order.state = 'billed';
    const { rid, code } = answer.data;
    model.statements.push({
      rid,
      code,
      orders,
      billed,
      state: 'open',
      until: world.now + rules.reviewDays * dayMs,
      since: 0,
      reminded: false,
      payers: new Map(),
      paidBonus: 0,
      owed: 0,
      waiting: 0,
      refunded: 0,
      invoiced: 0,
    });
  },
);

/** Confirms a statement; a disputed one is refused. */
const confirm = act(
  'confirm',
  (turn) => one(inState(turn.model.statements, 'open', 'disputed'), turn),
  async (found, { world, who, model }) => {
    const answer = await world.act('auth/assign/right', { rid: found.rid }, who);
    expectOutcome(answer, found.state === 'open' ? 'ok' : 'statement_act_refused');
    if (found.state === 'open') model.confirm(found);
  },
);

/** Confirms all that are open at once, from time to time with one that is disputed: all or none. */
const confirmMany = act(
  'confirmMany',
  ({ model, pick }) => {
    const open = inState(model.statements, 'open', ...(pick % 3 === 1 ? (['disputed'] as const) : []));
    return open.length > 0 ? open : undefined;
  },
  async (found, { world, who, model }) => {
    const rows: Input<'auth/assign/rightMany'>['rows'] = [];
    for (const { rid } of found) {
      const { data } = await world.t.call('auth/assign/statement', { rid }, { token: who.token });
      rows.push({ rid, seen: { total_fen: data.total_fen, review_until: data.review_until } });
    }
    const answer = await world.act('auth/assign/rightMany', { rows }, who);
    expectOutcome(answer, 'ok');
    const done = found.every(({ state }) => state === 'open');
    expect(answer.data.done).toBe(done);
    if (done) for (const one of found) model.confirm(one);
  },
);

const dispute = act(
  'dispute',
  (turn) => one(inState(turn.model.statements, 'open'), turn),
  async (found, { world, who }) => {
    const input = { rid: found.rid, reason: '数量不对' };
    expectOutcome(await world.act('auth/assign/wrong', input, who), 'ok');
    found.state = 'disputed';
  },
);

const answer = act(
  'answer',
  (turn) => one(inState(turn.model.statements, 'disputed'), turn),
  async (found, turn) => {
    const { world, model } = turn;
    const input = { code: found.code, note: '已核对', adjustments: adjusted(found.orders, turn) };
    const answered = await world.act('staff/statement/answer', input, world.desk);
    const billed = found.orders.map((order, index) => (found.billed[index] ?? 0) + adjustmentOf(order, turn));
    const outcome = model.bill(found.orders, billed);
    expectOutcome(answered, outcome);
    if (outcome !== 'ok') return;
    Object.assign(found, {
      billed,
      state: 'open',
      until: world.now + rules.reviewDays * dayMs,
      reminded: false,
    });
  },
);

const hasPaid = (statement: ModelStatement): boolean => paidCash(statement) > statement.invoiced;

const refund = act(
  'refund',
  (turn) => {
    const { statements } = turn.model;
    return one(turn.pick % 7 === 0 ? statements : inState(statements, 'paid').filter(hasPaid), turn);
  },
  async (found, turn) => {
    const { world, model } = turn;
    const amount_fen = partOfPaid(found, turn);
    const input = { code: found.code, amount_fen, reason: '重复计费' };
    const refunded = await world.act('staff/statement/refund', input, world.desk);
    expectOutcome(refunded, model.refund(found, amount_fen));
  },
);

export const statementActs = { bill, confirm, confirmMany, dispute, answer, refund };
