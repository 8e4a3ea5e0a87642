import { eq } from 'drizzle-orm';
import { member } from '../../../testing/factories';
import { fund, moneyOf, setCredit } from '../../../testing/money';
import { type Lab, lab } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { messages } from '../message/message.table';
import { reviewJob } from './statement.job';

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

const days = 24 * 3600;

describe('confirmed', () => {
  test('what was reserved on credit is owed; the order waits for payment and is listed with its statement', async () => {
    const { who, rid, order_rid, total_fen } = await bills.billed();
    expect((await bills.confirm(who, rid)).data.state).toBe('unpaid');
    expect(await bills.read(who, rid)).toMatchObject({
      state: 'unpaid',
      owed_fen: total_fen,
      paid_fen: 0,
      can: ['pay'],
      payments: [],
    });
    expect((await moneyOf(t.db, who)).credit).toEqual({ balance: -total_fen, held: 0 });
    expect(await bills.stateOf(who, order_rid)).toBe('unpaid');
    const { data } = await t.call('auth/web/order/ready2pay', {}, { token: who.token });
    expect(data).toMatchObject({
      total: 1,
      list: [{ rid: order_rid, statement: { rid, owed_fen: total_fen } }],
    });
    expect((await bills.confirm(who, rid)).error).toBe('statement_act_refused');
  });

  test('what was reserved from cash and bonus is paid; when that is all, the order is paid at once', async () => {
    const who = await member(t.db);
    await setCredit(t.db, who, 0);
    await fund(t.db, who, 1_000);
    await fund(t.db, who, 400_000, 'bonus');
    const placed = await bills.delivered(who);
    const { rid } = await desk.bill(placed.code);
    const { total_fen } = await bills.read(who, rid);
    expect((await bills.confirm(who, rid)).data.state).toBe('paid');
    expect(await bills.read(who, rid)).toMatchObject({ paid_fen: total_fen, owed_fen: 0, can: [] });
    expect(await bills.stateOf(who, placed.rid)).toBe('paid');
    expect(await moneyOf(t.db, who)).toMatchObject({
      cash: { balance: 0, held: 0 },
      bonus: { balance: 400_000 - total_fen + 1_000, held: 0 },
    });
  });

  test('an order that was adjusted to nothing is paid by its confirmation', async () => {
    const who = await member(t.db);
    const { code, rid: order_rid } = await bills.delivered(who);
    const amount_fen = -(await moneyOf(t.db, who)).credit.held;
    const adjustments = [{ code, amount_fen, reason: '免单' }];
    const { data } = await t.call(
      'staff/statement/add',
      { codes: [code], adjustments },
      { token: desk.token },
    );
    expect((await bills.confirm(who, data.rid)).data.state).toBe('paid');
    expect(await bills.stateOf(who, order_rid)).toBe('paid');
  });
});

describe('disputed', () => {
  test('the review stops until staff answer with a correction; then another review period begins', async () => {
    const { who, rid, code, order_rid, order_code, total_fen } = await bills.billed();
    expect((await bills.dispute(who, rid)).data.state).toBe('disputed');
    expect(await bills.stateOf(who, order_rid)).toBe('disputed');
    t.clock.pass(30 * days);
    await reviewJob.run(t.deps, t.app.log);
    desk = await lab(t);
    expect(await listed(code)).toMatchObject({ state: 'disputed', review_until: null });
    const adjustments = [{ code: order_code, amount_fen: -500, reason: '少测' }];
    const answer = await t.call(
      'staff/statement/answer',
      { code, note: '已更正', adjustments },
      { token: desk.token },
    );
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
  const { who, code } = await bills.billed();
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

test('after a standstill the reminder comes first, and the member has the time that it names', async () => {
  const { who, code } = await bills.billed();
  const run = async () => {
    await reviewJob.run(t.deps, t.app.log);
    desk = await lab(t);
    return (await t.call('staff/statement/detail', { code }, { token: desk.token })).data;
  };
  t.clock.set('2026-11-29T02:00:00Z');
  expect(await run()).toMatchObject({ state: 'open', review_until: '2026-12-01T02:00:00.000Z' });
  const rows = await t.db.read((tx) => tx.select().from(messages).where(eq(messages.user_rid, who.rid)));
  const [reminder] = rows.filter(({ title }) => title === '结算单即将自动确认');
  expect(reminder?.text).toContain('将于 2026-12-01 10:00 自动确认');
  t.clock.set('2026-12-01T01:59:59Z');
  expect((await run()).state).toBe('open');
  t.clock.set('2026-12-01T02:00:00Z');
  expect((await run()).state).toBe('unpaid');
});
