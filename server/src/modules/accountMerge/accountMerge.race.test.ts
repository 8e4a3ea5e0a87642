import { agreeAsSecond } from '../../../testing/approvals';
import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { askMerge, movingRows } from '../../../testing/merges';
import { fund, moneyOf } from '../../../testing/money';
import { type Lab, lab, orderInput, plan } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { check } from '../ledger/ledger.check.service';

let t: TestApp;
let desk: Lab;
let bills: Bills;

const rounds = 6;
const none = { balance: 0, held: 0 };

describeOnPostgres('at the same time as a merge', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });
  beforeEach(async () => {
    t.clock.set('2026-11-18T02:00:00Z');
    desk = await lab(t);
    bills = billing(t, desk);
  });

  const two = async () => ({ from: await member(t.db), into: await member(t.db) });
  const left = async (rid: string) =>
    [...(await movingRows(t, rid))].filter(([, count]) => count > 0).map(([column]) => column);

  test('an order in the given-up account is placed before it and moves, or is refused', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const { from, into } = await two();
      const item = await plan(t, from);
      const approval = await askMerge(t, desk, { from, into });
      const [placed, agreed] = await Promise.all([
        t.call('auth/order/add', orderInput([item]), { token: from.token }),
        agreeAsSecond(t, approval),
      ]);
      expect(agreed.code).toBe(1);
      seen.add(placed.error ?? 'placed');
      expect(await left(from.rid)).toEqual([]);
      expect((await movingRows(t, into.rid)).get('orders.user_rid')).toBe(placed.code);
      expect((await moneyOf(t.db, from)).credit).toEqual(none);
    }
    for (const one of seen) expect(['placed', 'account_merged', 'token_invalid']).toContain(one);
    expect(await t.db.read((tx) => check(tx))).toEqual([]);
  });

  test('a payment is made from the account in which the statement is, once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { from, into } = await two();
      const { rid } = await desk.bill((await bills.delivered(from)).code);
      await bills.confirm(from, rid);
      await fund(t.db, from, 1_000_000);
      const { owed_fen } = await bills.read(from, rid);
      const approval = await askMerge(t, desk, { from, into });
      const [paid, agreed] = await Promise.all([bills.pay(from, rid), agreeAsSecond(t, approval)]);
      expect(agreed.code).toBe(1);
      if (paid.code === 0) expect(['not_found', 'token_invalid', 'account_merged']).toContain(paid.error);
      const owed = paid.code === 1 ? 0 : owed_fen;
      expect(await moneyOf(t.db, into)).toMatchObject({
        cash: { balance: 1_000_000 - owed_fen + owed },
        credit: { balance: -owed || 0 },
      });
      expect(await moneyOf(t.db, from)).toEqual({ cash: none, bonus: none, credit: none });
    }
    expect(await t.db.read((tx) => check(tx))).toEqual([]);
  });

  test('of two admins who agree one merges; a merge the other way round is refused', async () => {
    const { from, into } = await two();
    await fund(t.db, from, 500);
    const approval = await askMerge(t, desk, { from, into });
    const answers = await Promise.all([agreeAsSecond(t, approval), agreeAsSecond(t, approval)]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const { code, error } of answers)
      if (code === 0) expect(['approval_decided', 'account_merge_refused']).toContain(error);
    expect((await moneyOf(t.db, into)).cash.balance).toBe(500);
  });

  test('of two requests with the same accounts the other way round one waits, and the other is refused with its number', async () => {
    for (let round = 0; round < rounds; round++) {
      const { from, into } = await two();
      const ask = (account: string, kept: string) =>
        t.call('staff/accountMerge/ask', { account, into: kept, reason: '同一人' }, { token: desk.token });
      const asked = await Promise.all([ask(from.phone, into.phone), ask(into.phone, from.phone)]);
      const waits = asked.find(({ code }) => code === 1);
      const refused = asked.find(({ code }) => code === 0);
      if (!waits || !refused) throw new Error('one waits and one is refused');
      const { approval } = waits.data;
      expect(refused).toMatchObject({ error: 'account_merge_refused' });
      expect(refused.msg).toContain(approval);
      expect((await agreeAsSecond(t, approval)).code).toBe(1);
    }
  });
});
