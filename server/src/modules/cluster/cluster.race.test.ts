import { grouping } from '../../../testing/clusters';
import { describeOnPostgres } from '../../../testing/database';
import type { TestMember } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { lab, order } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type Answer, anotherProcess, type TestApp, testApp } from '../../../testing/testApp';
import { balances } from '../ledger/ledger.balance.service';
import { check } from '../ledger/ledger.check.service';

let t: TestApp;
let other: TestApp;
let groups: ReturnType<typeof grouping>;
let elsewhere: ReturnType<typeof grouping>;
let bills: Bills;

const money_fen = 1_000_000;

/** Returns a group with money, and unpaid statements of its plain member. */
async function scene(
  count: number,
  fields: { approval_fen?: number; limit_fen?: number } = {},
  fund_code = '',
) {
  const group = await groups.full(fields);
  const { rid, owner, member } = group;
  await fund(t.db, owner, money_fen);
  await groups.as(owner, 'auth/cluster/deposit', { rid, amount_fen: money_fen });
  const desk = await lab(t);
  const statements: { rid: string; owed_fen: number }[] = [];
  while (statements.length < count) {
    const { code } = await order(t, member, undefined, { fund_code });
    await desk.deliver(code);
    const statement = await desk.bill(code);
    await bills.confirm(member, statement.rid);
    const { owed_fen } = await bills.read(member, statement.rid);
    statements.push({ rid: statement.rid, owed_fen });
  }
  /** Pays a statement from the group, by one of the two processes; looks again when it has changed meanwhile. */
  const pay = async (
    index: number,
    amount_fen?: number,
    by = member,
  ): Promise<Answer<'auth/statement/pay'>> => {
    const statement = statements[index % count]?.rid ?? '';
    const split = { by: 'percent' as const, payers: [{ cluster_rid: rid, share: 10_000 }] };
    const input = { rid: statement, split, ...(amount_fen !== undefined && { amount_fen }) };
    const answer = await (index % 2 ? elsewhere : groups).as(by, 'auth/statement/pay', input);
    return answer.error === 'seen_changed' ? pay(index, amount_fen, by) : answer;
  };
  return { ...group, statements, pay };
}

/** Returns what the group has and what of it is reserved. */
const moneyOf = async (rid: string) => {
  const found = await t.db.read((tx) => balances(tx, { kind: 'group', rid }));
  const { balance = 0, held = 0 } = found.get('cash') ?? {};
  return { balance, held };
};

const paidOf = async (who: TestMember, statements: readonly { readonly rid: string }[]) => {
  const read = await Promise.all(statements.map(({ rid }) => bills.read(who, rid)));
  return {
    paid: read.reduce((sum, { paid_fen }) => sum + paid_fen, 0),
    waiting: read.reduce((sum, { waiting_fen }) => sum + waiting_fen, 0),
  };
};

describeOnPostgres('groups with two processes', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    other = await anotherProcess(t);
    groups = grouping(t);
    elsewhere = grouping(other);
    bills = billing(t, await lab(t));
  });
  afterEach(async () => {
    expect(await t.db.read((tx) => check(tx))).toEqual([]);
  });

  test('of twenty payments at once exactly as many are made as the monthly limit allows', async () => {
    const group = await scene(10, { limit_fen: 550 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => group.pay(index, 100)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(5);
    const refused = new Set(answers.flatMap(({ error }) => error ?? []));
    expect(refused).toEqual(new Set(['cluster_limit_exceeded']));
    expect(await paidOf(group.member, group.statements)).toEqual({ paid: 500, waiting: 0 });
    expect((await groups.detail(group.member, group.rid)).allowance.used_fen).toBe(500);
    expect(await moneyOf(group.rid)).toEqual({ balance: money_fen - 500, held: 0 });
  });

  test('payments of several members never spend more than the group has', async () => {
    const group = await scene(2);
    const { rid, owner } = group;
    const left = 350;
    const amount_fen = money_fen - left;
    await groups.as(owner, 'auth/cluster/withdraw', { rid, account: 'cash', amount_fen });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => group.pay(index, 100)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['balance_short']));
    expect(await moneyOf(rid)).toEqual({ balance: 50, held: 0 });
  });

  test('of two members who spend the last of a budget at once only one gets it', async () => {
    const fund_code = 'JS-2026-001';
    const group = await scene(1, {}, fund_code);
    const { rid, owner, manager } = group;
    const { code } = await order(t, manager, undefined, { fund_code });
    const desk = await lab(t);
    await desk.deliver(code);
    const statement = await desk.bill(code);
    await bills.confirm(manager, statement.rid);
    const budget = { rid, fund_code, blocks: true };
    const split = { by: 'percent' as const, payers: [{ cluster_rid: rid, share: 10_000 }] };
    for (let round = 1; round <= 6; round += 1) {
      await groups.as(owner, 'auth/cluster/budget', { ...budget, amount_fen: round * 100 + 50 });
      const answers = await Promise.all([
        group.pay(0, 100),
        elsewhere.as(manager, 'auth/statement/pay', { rid: statement.rid, amount_fen: 100, split }),
      ]);
      expect(answers.filter(({ code: done }) => done === 1)).toHaveLength(1);
      expect(answers.flatMap(({ error }) => error ?? [])).toEqual(['cluster_budget_exceeded']);
      expect((await groups.as(owner, 'auth/cluster/budgets', { rid })).data.used_fen).toBe(round * 100);
    }
  });

  test('a group that is dissolved while it pays is dissolved without money and payments, or stays and has paid', async () => {
    for (let round = 0; round < 4; round += 1) {
      const group = await scene(1, round % 2 ? { approval_fen: 0 } : {});
      const { rid, owner, member } = group;
      const owed = group.statements[0]?.owed_fen ?? 0;
      const amount_fen = money_fen - owed;
      await groups.as(owner, 'auth/cluster/withdraw', { rid, account: 'cash', amount_fen });
      const withdraw = async () => {
        await elsewhere.as(owner, 'auth/cluster/withdraw', { rid, account: 'cash', amount_fen: owed });
        return elsewhere.as(owner, 'auth/cluster/del', { rid });
      };
      const [paid, dissolved, again] = await Promise.all([
        group.pay(0),
        withdraw(),
        groups.as(owner, 'auth/cluster/del', { rid }),
      ]);
      for (const { status } of [paid, dissolved, again]) expect(status).toBeLessThan(500);
      const gone = dissolved.code === 1 || again.code === 1;
      const { state } = await bills.read(member, group.statements[0]?.rid ?? '');
      const { waiting } = await paidOf(member, group.statements);
      const held = waiting;
      if (gone) expect({ waiting, ...(await moneyOf(rid)) }).toEqual({ waiting: 0, balance: 0, held: 0 });
      else expect(await moneyOf(rid)).toEqual({ balance: paid.code === 1 && held === 0 ? 0 : owed, held });
      if (paid.code === 1 && waiting === 0) expect(state).toBe('paid');
    }
  });

  test('a member who is removed while paying has paid, or pays and reserves nothing any more', async () => {
    for (let round = 0; round < 4; round += 1) {
      const group = await scene(2, round % 2 ? { approval_fen: 0 } : {});
      const { rid, owner, member } = group;
      const [first, removed, second] = await Promise.all([
        group.pay(0),
        elsewhere.as(owner, 'auth/cluster/delete4user', { rid, user_rid: member.rid }),
        group.pay(1),
      ]);
      expect(removed.code).toBe(1);
      for (const { code, error } of [first, second]) if (code === 0) expect(error).toBe('not_found');
      const { paid, waiting } = await paidOf(member, group.statements);
      expect(waiting).toBe(0);
      expect(await moneyOf(rid)).toEqual({ balance: money_fen - paid, held: 0 });
      expect((await group.pay(0, 1)).error).not.toBeUndefined();
      expect((await groups.as(member, 'auth/cluster/detail', { rid })).error).toBe('not_found');
    }
  });

  test('a payment that a manager approves while its member is removed is paid or reserves nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const group = await scene(1, { approval_fen: 0 });
      const { rid, owner, manager, member } = group;
      await group.pay(0);
      const { list } = (await groups.as(manager, 'auth/cluster/approvals', { rid })).data;
      const payment = list[0]?.rid ?? '';
      const [approved, declined, removed] = await Promise.all([
        groups.as(manager, 'auth/cluster/approve', { rid: payment }),
        elsewhere.as(owner, 'auth/cluster/decline', { rid: payment, note: '请改用项目经费' }),
        elsewhere.as(owner, 'auth/cluster/delete4user', { rid, user_rid: member.rid }),
      ]);
      expect(removed.code).toBe(1);
      expect([approved, declined].filter(({ code }) => code === 1).length).toBeLessThanOrEqual(1);
      const { paid, waiting } = await paidOf(member, group.statements);
      expect({ paid, waiting }).toEqual({
        paid: approved.code === 1 ? group.statements[0]?.owed_fen : 0,
        waiting: 0,
      });
      expect(await moneyOf(rid)).toEqual({ balance: money_fen - paid, held: 0 });
    }
  });
});
