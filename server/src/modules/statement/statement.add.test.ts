import { eq } from 'drizzle-orm';
import { member } from '../../../testing/factories';
import { moneyOf, setCredit } from '../../../testing/money';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { orders } from '../order/order.table';

let t: TestApp;
let desk: Lab;
let bills: Bills;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  bills = billing(t, desk);
});

test('a statement has the items of its orders as lines, and the orders wait with it', async () => {
  const who = await member(t.db);
  const orders = [await bills.delivered(who), await bills.delivered(who, services.other)];
  const { rid, code } = await desk.bill(...orders.map((one) => one.code));
  expect(code).toMatch(/^S20261118-\d{6}$/);
  const statement = await bills.read(who, rid);
  expect(statement).toMatchObject({
    state: 'open',
    review_until: '2026-11-25T02:00:00.000Z',
    orders: orders.map((one) => ({ rid: one.rid, code: one.code })),
    paid_fen: 0,
    owed_fen: 0,
    can: ['right', 'wrong'],
    sources: { cash_fen: 0, bonus_fen: 0, credit_fen: statement.total_fen },
    available: { cash_fen: 0, bonus_fen: 0 },
  });
  expect(statement.lines.map(({ kind, order_code }) => [kind, order_code])).toEqual(
    orders.map((one) => ['item', one.code]),
  );
  expect(statement.lines.reduce((sum, line) => sum + line.amount_fen, 0)).toBe(statement.total_fen);
  for (const one of orders) expect(await bills.stateOf(who, one.rid)).toBe('billed');
  const byOrder = await t.call(
    'auth/assign/statement',
    { order_rid: orders[1]?.rid ?? '' },
    { token: who.token },
  );
  expect(byOrder.data.rid).toBe(rid);
});

test('orders of two members, an order twice and orders that are not delivered are refused; nothing is billed', async () => {
  const [one, other] = [await member(t.db), await member(t.db)];
  const [a, b] = [await bills.delivered(one), await bills.delivered(other)];
  const add = (codes: string[]) => t.call('staff/statement/add', { codes }, { token: desk.token });
  expect((await add([a.code, b.code])).fields).toEqual({ codes: '[订单]须属于同一位客户' });
  expect((await add([a.code, a.code])).fields).toEqual({ codes: '[订单]不能重复' });
  const early = await order(t, one);
  expect((await add([a.code, early.code])).error).toBe('order_act_refused');
  expect(await bills.stateOf(one, a.rid)).toBe('delivered');
  await desk.bill(a.code);
  expect((await add([a.code])).error).toBe('order_act_refused');
});

test('adjustments change what is reserved; not below zero, not above what is free, not of other orders', async () => {
  const who = await member(t.db);
  const { code } = await bills.delivered(who);
  const reserved = (await moneyOf(t.db, who)).credit.held;
  const add = (amount_fen: number, of = code) =>
    t.call(
      'staff/statement/add',
      { codes: [code], adjustments: [{ code: of, amount_fen, reason: '少测一个样品' }] },
      { token: desk.token },
    );
  expect((await add(-reserved - 1)).fields?.adjustments).toContain('不能小于 0');
  expect((await add(-1, 'D0')).fields?.adjustments).toContain('本结算单');
  const short = await add(500_000 - reserved + 1);
  expect(short.error).toBe('credit_short');
  expect((await moneyOf(t.db, who)).credit.held).toBe(reserved);
  const { data } = await add(-1_000);
  expect(await bills.read(who, data.rid)).toMatchObject({
    total_fen: reserved - 1_000,
    lines: [{ kind: 'item' }, { kind: 'adjustment', amount_fen: -1_000, detail: '少测一个样品' }],
  });
  expect((await moneyOf(t.db, who)).credit).toEqual({ balance: 0, held: reserved - 1_000 });
});

test('an overdue statement stops new orders on credit, not the bill of an order that was placed before', async () => {
  const who = await member(t.db);
  await setCredit(t.db, who, 1_000_000);
  const [first, second] = [await bills.delivered(who), await bills.delivered(who, services.other)];
  const { rid } = await desk.bill(first.code);
  await bills.confirm(who, rid);
  const { held } = (await moneyOf(t.db, who)).credit;
  const changed = new Date(t.clock.now().getTime() - 40 * 86_400_000);
  await t.db.transaction((tx) => tx.update(orders).set({ changed }).where(eq(orders.rid, first.rid)));
  const adjustments = [{ code: second.code, amount_fen: -100, reason: '少测一个样品' }];
  const bill = { codes: [second.code], adjustments };
  expect((await t.call('staff/statement/add', bill, { token: desk.token })).status).toBe(200);
  expect((await moneyOf(t.db, who)).credit.held).toBe(held - 100);
});

test('staff bill an order only by a statement, and answer a dispute only there', async () => {
  const who = await member(t.db);
  const { code } = await bills.delivered(who);
  const refused = await desk.move(code, 'bill');
  expect(refused).toMatchObject({ status: 409, error: 'order_act_refused' });
  expect(refused.msg).toContain('结算单');
});
