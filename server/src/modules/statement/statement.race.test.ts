import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { fund, moneyOf, setCredit } from '../../../testing/money';
import { type Lab, lab, orderInput, plan } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { reviewJob } from './statement.job';

let t: TestApp;
let desk: Lab;
let bills: Bills;

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describeOnPostgres('at the same time', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });
  beforeEach(async () => {
    t.clock.set('2026-11-18T02:00:00Z');
    desk = await lab(t);
    bills = billing(t, desk);
  });

  test('of fifty orders on one credit limit exactly as many are placed as fit', async () => {
    const who = await member(t.db);
    const first = await plan(t, who);
    const price = first.unit_fen;
    await setCredit(t.db, who, price * 7 + price - 1);
    const item = { device_rid: first.device_rid, options: first.options, count: 1 };
    const input = orderInput([first], { plan_rids: [], item });
    const answers = await times(50, () => t.call('auth/order/add', input, { token: who.token }));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(7);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['credit_short']));
    expect((await moneyOf(t.db, who)).credit).toEqual({ balance: 0, held: price * 7 });
  });

  test('a payment that is sent fifty times under one key is made once; another amount under the key is refused', async () => {
    const who = await member(t.db);
    const { rid } = await desk.bill((await bills.delivered(who)).code);
    await t.call('auth/assign/right', { rid }, { token: who.token });
    await fund(t.db, who, 1_000_000);
    const pay = (amount_fen: number) =>
      t.call(
        'auth/statement/pay',
        { rid, amount_fen },
        { token: who.token, headers: { 'idempotency-key': 'one-payment-of-a-tired-browser' } },
      );
    const answers = await times(50, () => pay(100));
    for (const answer of answers) if (answer.code === 0) expect(answer.error).toBe('idempotency_in_flight');
    const again = await times(3, () => pay(100));
    const repeated = await pay(100);
    expect(repeated.data.paid_fen).toBe(100);
    for (const answer of [...answers, ...again])
      if (answer.code === 1) expect(answer.data).toEqual(repeated.data);
    expect((await pay(101)).error).toBe('idempotency_mismatch');
    expect((await bills.read(who, rid)).paid_fen).toBe(100);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(999_900);
  });

  test('of payments without a key that were shown the same only one is made', async () => {
    const who = await member(t.db);
    const { rid } = await desk.bill((await bills.delivered(who)).code);
    await t.call('auth/assign/right', { rid }, { token: who.token });
    const { owed_fen } = await bills.read(who, rid);
    await fund(t.db, who, 1_000_000);
    const amount_fen = Math.ceil(owed_fen / 4);
    const seen = { owed_fen, waiting_fen: 0 };
    const answers = await times(12, () =>
      t.call('auth/statement/pay', { rid, amount_fen, seen }, { token: who.token }),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['seen_changed']));
    expect((await bills.read(who, rid)).paid_fen).toBe(amount_fen);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(1_000_000 - amount_fen);
  });

  test('a statement that its member and two jobs confirm at once is confirmed once', async () => {
    const who = await member(t.db);
    const { rid, code } = await desk.bill((await bills.delivered(who)).code);
    const { total_fen } = await bills.read(who, rid);
    t.clock.set('2026-11-22T01:00:00Z');
    const { token } = who;
    const at = (time: string) => ({ ...t.deps, now: () => new Date(time) });
    await reviewJob.run(at('2026-11-23T02:00:00Z'), t.app.log);
    const later = at('2026-11-25T02:00:00Z');
    await Promise.all([
      reviewJob.run(later, t.app.log),
      reviewJob.run(later, t.app.log),
      t.call('auth/assign/right', { rid }, { token }),
    ]);
    desk = await lab(t);
    const { data } = await t.call('staff/statement/detail', { code }, { token: desk.token });
    expect(data).toMatchObject({ state: 'unpaid', owed_fen: total_fen });
    expect(data.events.filter(({ act }) => act === 'right')).toHaveLength(1);
    expect((await moneyOf(t.db, who)).credit).toEqual({ balance: -total_fen, held: 0 });
  });

  test('an order that two members of staff bill at once has one statement', async () => {
    const who = await member(t.db);
    const { code } = await bills.delivered(who);
    const answers = await times(6, () =>
      t.call('staff/statement/add', { codes: [code] }, { token: desk.token }),
    );
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    for (const answer of answers) if (answer.code === 0) expect(answer.error).toBe('order_act_refused');
  });
});
