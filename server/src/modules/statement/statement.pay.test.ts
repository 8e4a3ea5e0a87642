import { member } from '../../../testing/factories';
import { fund, moneyOf, setCredit } from '../../../testing/money';
import { type Lab, lab, services } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

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

describe('paid', () => {
  test('in parts, cash before bonus, never more than is owed; then the order is paid and its sample is promised back', async () => {
    const { who, rid, order_rid, total_fen } = await bills.billed();
    await bills.confirm(who, rid);
    await fund(t.db, who, 1_500);
    await fund(t.db, who, total_fen, 'bonus');
    expect((await bills.pay(who, rid, total_fen + 1)).error).toBe('amount_invalid');
    expect((await bills.pay(who, rid, 1_000)).data).toEqual({
      state: 'unpaid',
      paid_fen: 1_000,
      owed_fen: total_fen - 1_000,
      waiting_fen: 0,
    });
    expect((await bills.pay(who, rid)).data).toEqual({
      state: 'paid',
      paid_fen: total_fen,
      owed_fen: 0,
      waiting_fen: 0,
    });
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
    expect(
      (await bills.read(who, rid)).payments.map(({ amount_fen }) => amount_fen).sort((a, b) => a - b),
    ).toEqual([500, 1_000, total_fen - 1_500]);
  });

  test('too little in the account is refused with what is missing, and nothing is taken', async () => {
    const { who, rid, total_fen } = await bills.billed();
    await bills.confirm(who, rid);
    await fund(t.db, who, total_fen - 1);
    const short = await bills.pay(who, rid);
    expect(short).toMatchObject({ status: 409, error: 'balance_short' });
    expect(short.msg).toContain('还差 ¥0.01');
    expect((await moneyOf(t.db, who)).cash).toEqual({ balance: total_fen - 1, held: 0 });
  });

  test('shares that do not add up are refused', async () => {
    const { who, rid } = await bills.billed();
    await bills.confirm(who, rid);
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
});

test('repaying pays the statements that wait longest first, all of the amount or nothing', async () => {
  const who = await member(t.db);
  await setCredit(t.db, who, 1_000_000);
  const rids: string[] = [];
  for (const service of [services.sampled, services.other]) {
    t.clock.pass(60);
    const { rid } = await desk.bill((await bills.delivered(who, service)).code);
    await bills.confirm(who, rid);
    rids.push(rid);
  }
  const owed = async () => Promise.all(rids.map(async (rid) => (await bills.read(who, rid)).owed_fen));
  const [first = 0, second = 0] = await owed();
  const repay = (amount_fen: number) =>
    t.call('auth/creditApply/operate', { op: 'repay', amount_fen }, { token: who.token });
  await fund(t.db, who, first + second + 100);
  expect(await repay(first + second + 1)).toMatchObject({ status: 422, error: 'amount_invalid' });
  expect(await owed()).toEqual([first, second]);
  const { credit } = (await repay(first + 100)).data;
  expect(credit.used_fen).toBe(second - 100);
  expect(await owed()).toEqual([0, second - 100]);
  expect((await bills.read(who, rids[0] ?? '')).state).toBe('paid');
  await repay(second - 100);
  expect((await bills.read(who, rids[1] ?? '')).state).toBe('paid');
});
