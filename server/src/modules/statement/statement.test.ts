import { rebateFor } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import { fund, moneyOf, setCredit } from '../../../testing/money';
import { type Lab, lab, order, send, services } from '../../../testing/orders';
import { promoter } from '../../../testing/promoters';
import { type TestApp, testApp } from '../../../testing/testApp';
import { settingSeed } from '../../seed/setting';
import { messages } from '../message/message.table';
import { orders } from '../order/order.table';
import { refer } from '../promoter/promoter.service';
import { reviewJob } from './statement.job';
import { sharesByOrder } from './statement.line.rules';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
});

const days = 24 * 3600;
const read = async (who: TestMember, rid: string) =>
  (await t.call('auth/assign/statement', { rid }, { token: who.token })).data;
const stateOf = async (who: TestMember, rid: string) =>
  (await t.call('auth/web/order/detail', { rid }, { token: who.token })).data.state;
const right = (who: TestMember, rid: string) => t.call('auth/assign/right', { rid }, { token: who.token });
const wrong = (who: TestMember, rid: string) =>
  t.call('auth/assign/wrong', { rid, reason: '数量不对' }, { token: who.token });
const pay = (who: TestMember, rid: string, amount_fen?: number) =>
  t.call('auth/statement/pay', { rid, ...(amount_fen && { amount_fen }) }, { token: who.token });
const work = { add: 'staff/statement/add', answer: 'staff/statement/answer' } as const;

/** Places an order and has it delivered. */
async function delivered(who: TestMember, service = services.sampled) {
  const placed = await order(t, who, service);
  await desk.acts(placed.code, 'confirm', 'receive', 'test');
  await desk.addData(placed.code);
  await desk.acts(placed.code, 'deliver');
  return placed;
}

/** Returns a member with one delivered order that is billed. */
async function billed() {
  const who = await member(t.db);
  const { rid: order_rid, code: order_code } = await delivered(who);
  const { rid, code } = await desk.bill(order_code);
  const { total_fen } = await read(who, rid);
  return { who, rid, code, order_rid, order_code, total_fen };
}

test('repaying pays the statements that wait longest first, all of the amount or nothing', async () => {
  const who = await member(t.db);
  await setCredit(t.db, who, 1_000_000);
  const bills: string[] = [];
  for (const service of [services.sampled, services.other]) {
    t.clock.pass(60);
    const { rid } = await desk.bill((await delivered(who, service)).code);
    await right(who, rid);
    bills.push(rid);
  }
  const owed = async () => Promise.all(bills.map(async (rid) => (await read(who, rid)).owed_fen));
  const [first = 0, second = 0] = await owed();
  const repay = (amount_fen: number) =>
    t.call('auth/creditApply/operate', { op: 'repay', amount_fen }, { token: who.token });
  await fund(t.db, who, first + second + 100);
  expect(await repay(first + second + 1)).toMatchObject({ status: 422, error: 'amount_invalid' });
  expect(await owed()).toEqual([first, second]);
  const { credit } = (await repay(first + 100)).data;
  expect(credit.used_fen).toBe(second - 100);
  expect(await owed()).toEqual([0, second - 100]);
  expect((await read(who, bills[0] ?? '')).state).toBe('paid');
  await repay(second - 100);
  expect((await read(who, bills[1] ?? '')).state).toBe('paid');
});

test('a statement has the items of its orders as lines, and the orders wait with it', async () => {
  const who = await member(t.db);
  const orders = [await delivered(who), await delivered(who, services.other)];
  const { rid, code } = await desk.bill(...orders.map((one) => one.code));
  expect(code).toMatch(/^S20261118-\d{6}$/);
  const statement = await read(who, rid);
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
  for (const one of orders) expect(await stateOf(who, one.rid)).toBe('billed');
  const byOrder = await t.call(
    'auth/assign/statement',
    { order_rid: orders[1]?.rid ?? '' },
    { token: who.token },
  );
  expect(byOrder.data.rid).toBe(rid);
});

test('orders of two members, an order twice and orders that are not delivered are refused; nothing is billed', async () => {
  const [one, other] = [await member(t.db), await member(t.db)];
  const [a, b] = [await delivered(one), await delivered(other)];
  const add = (codes: string[]) => t.call(work.add, { codes }, { token: desk.token });
  expect((await add([a.code, b.code])).fields).toEqual({ codes: '[订单]须属于同一位客户' });
  expect((await add([a.code, a.code])).fields).toEqual({ codes: '[订单]不能重复' });
  const early = await order(t, one);
  expect((await add([a.code, early.code])).error).toBe('order_act_refused');
  expect(await stateOf(one, a.rid)).toBe('delivered');
  await desk.bill(a.code);
  expect((await add([a.code])).error).toBe('order_act_refused');
});

test('adjustments change what is reserved; not below zero, not above what is free, not of other orders', async () => {
  const who = await member(t.db);
  const { code } = await delivered(who);
  const reserved = (await moneyOf(t.db, who)).credit.held;
  const add = (amount_fen: number, of = code) =>
    t.call(
      work.add,
      { codes: [code], adjustments: [{ code: of, amount_fen, reason: '少测一个样品' }] },
      { token: desk.token },
    );
  expect((await add(-reserved - 1)).fields?.adjustments).toContain('不能小于 0');
  expect((await add(-1, 'D0')).fields?.adjustments).toContain('本结算单');
  const short = await add(500_000 - reserved + 1);
  expect(short.error).toBe('credit_short');
  expect((await moneyOf(t.db, who)).credit.held).toBe(reserved);
  const { data } = await add(-1_000);
  expect(await read(who, data.rid)).toMatchObject({
    total_fen: reserved - 1_000,
    lines: [{ kind: 'item' }, { kind: 'adjustment', amount_fen: -1_000, detail: '少测一个样品' }],
  });
  expect((await moneyOf(t.db, who)).credit).toEqual({ balance: 0, held: reserved - 1_000 });
});

test('an overdue statement stops new orders on credit, not the bill of an order that was placed before', async () => {
  const who = await member(t.db);
  await setCredit(t.db, who, 1_000_000);
  const [first, second] = [await delivered(who), await delivered(who, services.other)];
  const { rid } = await desk.bill(first.code);
  await right(who, rid);
  const { held } = (await moneyOf(t.db, who)).credit;
  const changed = new Date(t.clock.now().getTime() - 40 * days * 1000);
  await t.db.transaction((tx) => tx.update(orders).set({ changed }).where(eq(orders.rid, first.rid)));
  const adjustments = [{ code: second.code, amount_fen: -100, reason: '少测一个样品' }];
  const bill = { codes: [second.code], adjustments };
  expect((await t.call(work.add, bill, { token: desk.token })).status).toBe(200);
  expect((await moneyOf(t.db, who)).credit.held).toBe(held - 100);
});

test('staff bill an order only by a statement, and answer a dispute only there', async () => {
  const who = await member(t.db);
  const { code } = await delivered(who);
  const refused = await desk.move(code, 'bill');
  expect(refused).toMatchObject({ status: 409, error: 'order_act_refused' });
  expect(refused.msg).toContain('结算单');
});

describe('confirmed', () => {
  test('what was reserved on credit is owed; the order waits for payment and is listed with its statement', async () => {
    const { who, rid, order_rid, total_fen } = await billed();
    expect((await right(who, rid)).data.state).toBe('unpaid');
    expect(await read(who, rid)).toMatchObject({
      state: 'unpaid',
      owed_fen: total_fen,
      paid_fen: 0,
      can: ['pay'],
      payments: [],
    });
    expect((await moneyOf(t.db, who)).credit).toEqual({ balance: -total_fen, held: 0 });
    expect(await stateOf(who, order_rid)).toBe('unpaid');
    const { data } = await t.call('auth/web/order/ready2pay', {}, { token: who.token });
    expect(data).toMatchObject({
      total: 1,
      list: [{ rid: order_rid, statement: { rid, owed_fen: total_fen } }],
    });
    expect((await right(who, rid)).error).toBe('statement_act_refused');
  });

  test('what was reserved from cash and bonus is paid; when that is all, the order is paid at once', async () => {
    const who = await member(t.db);
    await setCredit(t.db, who, 0);
    await fund(t.db, who, 1_000);
    await fund(t.db, who, 400_000, 'bonus');
    const placed = await delivered(who);
    const { rid } = await desk.bill(placed.code);
    const { total_fen } = await read(who, rid);
    expect((await right(who, rid)).data.state).toBe('paid');
    expect(await read(who, rid)).toMatchObject({ paid_fen: total_fen, owed_fen: 0, can: [] });
    expect(await stateOf(who, placed.rid)).toBe('paid');
    expect(await moneyOf(t.db, who)).toMatchObject({
      cash: { balance: 0, held: 0 },
      bonus: { balance: 400_000 - total_fen + 1_000, held: 0 },
    });
  });

  test('an order that was adjusted to nothing is paid by its confirmation', async () => {
    const who = await member(t.db);
    const { code, rid: order_rid } = await delivered(who);
    const amount_fen = -(await moneyOf(t.db, who)).credit.held;
    const adjustments = [{ code, amount_fen, reason: '免单' }];
    const { data } = await t.call(work.add, { codes: [code], adjustments }, { token: desk.token });
    expect((await right(who, data.rid)).data.state).toBe('paid');
    expect(await stateOf(who, order_rid)).toBe('paid');
  });
});

describe('disputed', () => {
  test('the review stops until staff answer with a correction; then another review period begins', async () => {
    const { who, rid, code, order_rid, order_code, total_fen } = await billed();
    expect((await wrong(who, rid)).data.state).toBe('disputed');
    expect(await stateOf(who, order_rid)).toBe('disputed');
    t.clock.pass(30 * days);
    await reviewJob.run(t.deps, t.app.log);
    desk = await lab(t);
    expect(await listed(code)).toMatchObject({ state: 'disputed', review_until: null });
    const adjustments = [{ code: order_code, amount_fen: -500, reason: '少测' }];
    const answer = await t.call(work.answer, { code, note: '已更正', adjustments }, { token: desk.token });
    expect(answer.data.state).toBe('open');
    const now = await listed(code);
    expect(now).toMatchObject({ total_fen: total_fen - 500, state: 'open' });
    expect(now.review_until).toBe(new Date(t.clock.now().getTime() + 7 * days * 1000).toISOString());
    expect((await moneyOf(t.db, who)).credit.held).toBe(total_fen - 500);
  });

  const listed = async (code: string) =>
    (await t.call('staff/statement/detail', { code }, { token: desk.token })).data;
});

test('a statement that nobody reviews is confirmed at the end of the period, after a reminder two days before', async () => {
  const { who, code } = await billed();
  const run = () => reviewJob.run(t.deps, t.app.log);
  const reminders = async () => {
    const rows = await t.db.read((tx) => tx.select().from(messages).where(eq(messages.user_rid, who.rid)));
    return rows.filter(({ title }) => title === '结算单即将自动确认').length;
  };
  t.clock.set('2026-11-23T01:59:00Z');
  await run();
  expect(await reminders()).toBe(0);
  t.clock.set('2026-11-23T02:00:00Z');
  await run();
  await run();
  expect(await reminders()).toBe(1);
  t.clock.set('2026-11-25T02:00:00Z');
  await run();
  await run();
  desk = await lab(t);
  const { data: statement } = await t.call('staff/statement/detail', { code }, { token: desk.token });
  expect(statement.state).toBe('unpaid');
  expect(statement.events.map(({ act, by }) => [act, by])).toEqual([
    ['add', 'staff'],
    ['right', 'system'],
  ]);
});

describe('paid', () => {
  test('in parts, cash before bonus, never more than is owed; then the order is paid and its sample is promised back', async () => {
    const { who, rid, order_rid, total_fen } = await billed();
    await right(who, rid);
    await fund(t.db, who, 1_500);
    await fund(t.db, who, total_fen, 'bonus');
    expect((await pay(who, rid, total_fen + 1)).error).toBe('amount_invalid');
    expect((await pay(who, rid, 1_000)).data).toEqual({
      state: 'unpaid',
      paid_fen: 1_000,
      owed_fen: total_fen - 1_000,
    });
    expect((await pay(who, rid)).data).toEqual({ state: 'paid', paid_fen: total_fen, owed_fen: 0 });
    expect(await moneyOf(t.db, who)).toMatchObject({
      cash: { balance: 0 },
      bonus: { balance: 1_500 },
      credit: { balance: 0, held: 0 },
    });
    const { data } = await t.call('auth/web/order/detail', { rid: order_rid }, { token: who.token });
    expect(data).toMatchObject({
      state: 'paid',
      promises: [{ kind: 'call' }, { kind: 'deliver' }, { kind: 'return' }],
    });
    expect((await read(who, rid)).payments.map(({ amount_fen }) => amount_fen).sort((a, b) => a - b)).toEqual(
      [500, 1_000, total_fen - 1_500],
    );
  });

  test('too little in the account is refused with what is missing, and nothing is taken', async () => {
    const { who, rid, total_fen } = await billed();
    await right(who, rid);
    await fund(t.db, who, total_fen - 1);
    const short = await pay(who, rid);
    expect(short).toMatchObject({ status: 409, error: 'balance_short' });
    expect(short.msg).toContain('还差 ¥0.01');
    expect((await moneyOf(t.db, who)).cash).toEqual({ balance: total_fen - 1, held: 0 });
  });

  test('shares that do not add up are refused', async () => {
    const { who, rid } = await billed();
    await right(who, rid);
    await fund(t.db, who, 900_000);
    const split = (by: 'percent' | 'amount', share: number) =>
      t.call(
        'auth/statement/pay',
        { rid, amount_fen: 1_000, split: { by, payers: [{ payer: 'own', share }] } },
        { token: who.token },
      );
    expect((await split('percent', 9_999)).error).toBe('amount_invalid');
    expect((await split('amount', 999)).error).toBe('amount_invalid');
    expect((await split('percent', 10_000)).data.paid_fen).toBe(1_000);
  });

  test('staff refund at most what was paid in cash; the order stays paid', async () => {
    const { who, rid, code, total_fen } = await billed();
    await right(who, rid);
    await fund(t.db, who, total_fen - 100);
    await fund(t.db, who, 100, 'bonus');
    await pay(who, rid);
    const refund = (amount_fen: number) =>
      t.call('staff/statement/refund', { code, amount_fen, reason: '重复计费' }, { token: desk.token });
    expect((await refund(total_fen - 99)).error).toBe('amount_invalid');
    const refunded = { state: 'paid', paid_fen: total_fen - 300, owed_fen: 0, approval: null };
    expect((await refund(300)).data).toEqual(refunded);
    expect((await refund(total_fen - 399)).error).toBe('amount_invalid');
    expect((await moneyOf(t.db, who)).cash.balance).toBe(300);
    expect((await read(who, rid)).events.at(-1)).toMatchObject({ act: 'refund', note: '重复计费' });
  });
});

/** Reports a bank transfer for a statement, or as a prepayment. */
const report = async (who: TestMember, amount_fen: number, statement_rid: string | null) => {
  const picture = { name: '凭证.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { data: file } = await send(t, 'auth/upload4file', {}, picture, who.token);
  const input = {
    amount_fen,
    statement_rid,
    payer: '示例大学',
    paid_on: '2026-11-18',
    file_rid: file.file_rid,
  };
  return (await t.call('auth/transferApply', input, { token: who.token })).data;
};
const match = (code: string, amount_fen?: number) =>
  t.call('staff/transferApply/match', { code, ...(amount_fen && { amount_fen }) }, { token: desk.token });

describe('a bank transfer', () => {
  test('that staff match pays its statement; what is above goes to cash; it is booked once', async () => {
    const { who, rid, total_fen } = await billed();
    await right(who, rid);
    const { code } = await report(who, total_fen + 5_000, rid);
    expect((await read(who, rid)).paid_fen).toBe(0);
    expect((await match(code)).data).toMatchObject({ state: 'matched', statement: { rid } });
    expect(await read(who, rid)).toMatchObject({ state: 'paid', paid_fen: total_fen });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(5_000);
    expect((await match(code)).error).toBe('transfer_apply_refused');
    const { data } = await t.call('auth/transferApply/list', { statement_rid: rid }, { token: who.token });
    expect(data).toMatchObject({ total: 1, list: [{ code, state: 'matched' }] });
  });

  test('without a statement is a prepayment; staff book what arrived, and read the voucher', async () => {
    const who = await member(t.db);
    const { code } = await report(who, 5_000, null);
    const { data } = await t.call('staff/transferApply/list', {}, { token: desk.token });
    const listed = data.list.find((one) => one.code === code);
    const file = await t.app.inject(listed?.link ?? '');
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('%PDF');
    expect((await match(code, 4_000)).code).toBe(1);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(4_000);
  });

  test('that is refused moves nothing, and the member reads why', async () => {
    const who = await member(t.db);
    const { code } = await report(who, 5_000, null);
    const reason = '未查到该笔到账';
    await t.call('staff/transferApply/refuse', { code, reason }, { token: desk.token });
    const { data } = await t.call('auth/transferApply/list', {}, { token: who.token });
    expect(data.list).toMatchObject([{ state: 'refused', reason }]);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(0);
    const { data: messages } = await t.call('auth/message/list', {}, { token: who.token });
    expect(messages.list[0]?.text).toContain(reason);
  });
});

describe('above the amount of the setting a second person must agree', () => {
  const limit = (value: number) =>
    t.call('staff/setting/update', { key: 'approvalFen', value }, { token: desk.token });
  beforeEach(() => limit(100));
  afterEach(() => limit(settingSeed.approvalFen));
  const agree = async (code: string | null) => {
    const second = await lab(t);
    return t.call('staff/approval/agree', { code: code ?? '' }, { token: second.token });
  };

  test('to a refund', async () => {
    const { who, rid, code, total_fen } = await billed();
    await fund(t.db, who, total_fen);
    await right(who, rid);
    await pay(who, rid);
    const refund = { code, amount_fen: 101, reason: '重复计费' };
    const asked = (await t.call('staff/statement/refund', refund, { token: desk.token })).data;
    expect(asked).toMatchObject({ paid_fen: total_fen, approval: expect.stringMatching(/^F/) });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(0);
    expect((await agree(asked.approval)).status).toBe(200);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(101);
    expect(await agree(asked.approval)).toMatchObject({ error: 'approval_decided' });
  });

  test('to a transfer that arrived; a refused one needs no agreement any more', async () => {
    const who = await member(t.db);
    const first = await report(who, 5_000, null);
    const { approval } = (await match(first.code)).data;
    expect((await moneyOf(t.db, who)).cash.balance).toBe(0);
    expect((await agree(approval)).status).toBe(200);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(5_000);
    const second = await report(who, 6_000, null);
    const waiting = (await match(second.code)).data.approval;
    const refusal = { code: second.code, reason: '未到账' };
    await t.call('staff/transferApply/refuse', refusal, { token: desk.token });
    expect(await agree(waiting)).toMatchObject({ error: 'approval_decided' });
  });
});

describe('a payment earns', () => {
  const points = async ({ token }: TestMember) =>
    (await t.call('auth/integration/init', {}, { token })).data.balance;

  test('points for what was paid without bonus, once; a refund takes them back', async () => {
    const { who, rid, code, total_fen } = await billed();
    await fund(t.db, who, total_fen);
    await right(who, rid);
    await pay(who, rid, 100);
    expect(await points(who)).toBe(0);
    await pay(who, rid);
    const earned = Math.floor(total_fen / 100);
    expect(await points(who)).toBe(earned);
    const refund = { code, amount_fen: 1000, reason: '少测一个样' };
    expect((await t.call('staff/statement/refund', refund, { token: desk.token })).status).toBe(200);
    expect(await points(who)).toBe(earned - 10);
  });

  test('a rebate for the promoter who referred the member, which a refund takes back', async () => {
    const promoting = await promoter(t, desk, await member(t.db));
    const { who, rid, code, total_fen } = await billed();
    const link = (await promoting.promotion()).link?.code ?? '';
    await t.db.transaction((tx) => refer(tx, { code: link, user_rid: who.rid, at: t.clock.now() }));
    await fund(t.db, who, total_fen);
    await right(who, rid);
    await pay(who, rid);
    const rebate = async () => (await promoting.promotion()).balance_fen;
    expect(await rebate()).toBe(rebateFor(total_fen, settingSeed.promotion.rebate_percent));
    const refund = { code, amount_fen: total_fen, reason: '退款' };
    await t.call('staff/statement/refund', refund, { token: desk.token });
    expect(await rebate()).toBe(0);
  });
});

test('what was paid for a statement is divided over its orders', () => {
  const lines = [
    { order_rid: 'a', amount_fen: 300 },
    { order_rid: 'b', amount_fen: 100 },
    { order_rid: 'a', amount_fen: -100 },
    { order_rid: 'c', amount_fen: 0 },
  ];
  expect([...sharesByOrder(lines, 100)]).toEqual([
    ['a', 66],
    ['b', 34],
    ['c', 0],
  ]);
  expect([...sharesByOrder(lines, 300).values()]).toEqual([200, 100, 0]);
  const large = [
    { order_rid: 'a', amount_fen: 9_000_000_000_001 },
    { order_rid: 'b', amount_fen: 1 },
  ];
  expect([...sharesByOrder(large, 9_000_000_000_002).values()]).toEqual([9_000_000_000_001, 1]);
});
