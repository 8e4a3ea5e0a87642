import { grouping } from '../../../testing/clusters';
import type { TestMember } from '../../../testing/factories';
import { withSession } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { lab, order } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let groups: ReturnType<typeof grouping>;
let bills: Bills;
beforeAll(async () => {
  t = await testApp();
  groups = grouping(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  bills = billing(t, await lab(t));
});

/** Returns a group with money, in which payments above an amount wait. */
async function rich() {
  const group = await groups.full({ approval_fen: 5_000 });
  await fund(t.db, group.owner, 1_000_000);
  await groups.as(group.owner, 'auth/cluster/deposit', { rid: group.rid, amount_fen: 1_000_000 });
  const { rid } = group;
  const budget = (
    subject: { user_rid: string } | { fund_code: string },
    amount_fen: number | null,
    blocks?: boolean,
  ) =>
    groups.as(group.owner, 'auth/cluster/budget', {
      rid,
      ...subject,
      amount_fen,
      ...(blocks !== undefined && { blocks }),
    });
  const read = async (who: TestMember = group.owner) =>
    (await groups.as(who, 'auth/cluster/budgets', { rid })).data;
  const warned = async (who: TestMember) =>
    (await groups.as(who, 'auth/cluster/budgetWarnings', {})).data.list.map(({ of, name, percent }) => [
      of,
      name,
      percent,
    ]);
  return { ...group, budget, read, warned };
}

/** Bills two orders of a member by one statement, of which one names a project. */
async function billed(who: TestMember, fund_code: string) {
  const desk = await lab(t);
  const orders = [await order(t, who, undefined, { fund_code }), await order(t, who)];
  for (const { code } of orders) await desk.deliver(code);
  const { data } = await t.call(
    'staff/statement/add',
    { codes: orders.map(({ code }) => code) },
    { token: desk.token },
  );
  await bills.confirm(who, data.rid);
  const bill = await bills.read(who, data.rid);
  const project = bill.lines
    .filter(({ order_code }) => order_code === orders[0]?.code)
    .reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  return { rid: data.rid, code: data.code, owed_fen: bill.owed_fen, project_fen: project };
}

test('budgets of a member and a project count what the group paid and reserved, less refunds, and warn both sides', async () => {
  const group = await rich();
  const { rid, owner, manager, member: plain, budget, read, warned } = group;
  const bill = await billed(plain, 'JS-2026 001');
  const pay = (amount_fen: number) => {
    const payers = [{ cluster_rid: rid, share: 10_000 }];
    return groups.as(plain, 'auth/statement/pay', {
      rid: bill.rid,
      amount_fen,
      split: { by: 'percent', payers },
    });
  };
  await budget({ user_rid: plain.rid }, bill.owed_fen);
  // However it is typed, it is the project that the order names.
  await budget({ fund_code: 'ＪＳ－2026001' }, bill.project_fen);
  await budget({ fund_code: 'js-2026 001' }, bill.project_fen);
  await budget({ user_rid: owner.rid }, 1_000);
  const row = (found: Awaited<ReturnType<typeof read>>, user_rid: string | null) =>
    found.list.find((one) => one.user_rid === user_rid);
  expect(await read()).toMatchObject({ year: 2026, used_fen: 0 });
  expect((await read()).list).toHaveLength(3);
  expect(await warned(plain)).toEqual([]);

  // A part is paid at once, and the rest waits for a manager: both are used.
  await pay(1_000);
  const rest = bill.owed_fen - 1_000;
  expect(await pay(rest)).toMatchObject({ data: { waiting_fen: rest } });
  const all = await read(manager);
  expect(all.used_fen).toBe(bill.owed_fen);
  expect(row(all, plain.rid)).toMatchObject({ amount_fen: bill.owed_fen, used_fen: bill.owed_fen });
  expect(row(all, null)).toMatchObject({ name: 'ＪＳ－2026001', used_fen: bill.project_fen });
  expect(row(all, owner.rid)).toMatchObject({ name: '李同学', used_fen: 0 });
  expect(await warned(plain)).toEqual([
    ['own', '李同学', 100],
    ['project', 'ＪＳ－2026001', 100],
  ]);
  expect(await warned(owner)).toEqual([
    ['member', '李同学', 100],
    ['project', 'ＪＳ－2026001', 100],
  ]);

  // What was taken back uses nothing any more, and what is refunded neither.
  const payments = (await groups.as(plain, 'auth/cluster/payments', {})).data.list;
  const waiting = payments.find(({ state }) => state === 'waiting');
  await groups.as(plain, 'auth/cluster/decline', { rid: waiting?.rid ?? '' });
  expect((await read()).used_fen).toBe(1_000);
  await groups.as(owner, 'auth/cluster/edit', { rid, name: '材料课题组', approval_fen: null });
  expect(await pay(rest)).toMatchObject({ data: { state: 'paid' } });
  await bills.refund(bill.code, Math.ceil(bill.owed_fen / 4));
  expect(await warned(plain)).toEqual([]);
  const { list } = await read();
  expect(list.map(({ used_fen, amount_fen }) => Math.floor((used_fen * 100) / amount_fen))).toEqual(
    expect.arrayContaining([75]),
  );

  // A new year begins with nothing used.
  t.clock.set('2026-12-31T16:00:00Z');
  const next = await withSession(t.db, owner, t.clock.now());
  expect(await read(next)).toMatchObject({ year: 2027, used_fen: 0 });
});

test('the member and the owner are told once a month of a budget that is nearly used, and once that it is used up', async () => {
  const { rid, owner, manager, member: plain, budget } = await rich();
  const bill = await billed(plain, '21871001');
  const pay = (amount_fen: number) => {
    t.clock.pass(60);
    return groups.as(plain, 'auth/statement/pay', {
      rid: bill.rid,
      amount_fen,
      split: { by: 'percent', payers: [{ cluster_rid: rid, share: 10_000 }] },
    });
  };
  const told = async (who: TestMember) =>
    (await groups.as(who, 'auth/message/list', {})).data.list
      .filter(({ title }) => title === '社群预算提醒')
      .map(({ text }) => text.slice(text.indexOf('：') + 1));
  await budget({ user_rid: plain.rid }, 1_000);
  await budget({ user_rid: manager.rid }, 1);
  await pay(790);
  expect(await told(plain)).toEqual([]);
  await pay(10);
  await pay(10);
  expect(await told(plain)).toEqual(['您今年的预算快用完了（已用 80%）。']);
  expect(await told(owner)).toEqual(['李同学今年的预算快用完了（已用 80%）。']);
  await pay(300);
  await pay(10);
  expect(await told(plain)).toEqual([
    '您今年的预算已超出（已用 111%）。',
    '您今年的预算快用完了（已用 80%）。',
  ]);
  expect(await told(owner)).toHaveLength(2);
  expect(await told(manager)).toEqual([]);
});

test('a budget ends with an empty amount, with the membership and with the group; only members have one', async () => {
  const { rid, owner, manager, member: plain, budget, read } = await rich();
  await budget({ user_rid: plain.rid }, 5_000);
  await budget({ user_rid: manager.rid }, 6_000);
  await budget({ user_rid: manager.rid }, 7_000);
  await budget({ fund_code: '21871001' }, 8_000);
  expect((await read()).list.map(({ amount_fen }) => amount_fen).sort()).toEqual([5_000, 7_000, 8_000]);
  await budget({ fund_code: '21871001' }, null);
  await groups.as(plain, 'auth/cluster/leave', { rid });
  expect((await read()).list).toMatchObject([{ user_rid: manager.rid }]);
  expect(await budget({ user_rid: plain.rid }, 1)).toMatchObject({ error: 'not_found' });
  const both = { rid, user_rid: manager.rid, fund_code: '21871001', amount_fen: 1 };
  expect(await groups.as(owner, 'auth/cluster/budget', both)).toMatchObject({
    status: 422,
    fields: { fund_code: '[课题编号]不能为空' },
  });
});

/** Returns an act that pays a part of a member's statement from the group. */
const payerOf = (cluster_rid: string, who: TestMember, statement: { readonly rid: string }) => {
  const payers = [{ cluster_rid, share: 10_000 }];
  return (amount_fen: number) => {
    t.clock.pass(60);
    const split = { by: 'percent' as const, payers };
    return groups.as(who, 'auth/statement/pay', { rid: statement.rid, amount_fen, split });
  };
};

test('beyond a budget that stops, nothing is paid or reserved: the refusal names budget, spent and what is left', async () => {
  const { rid, owner, member: plain, budget } = await rich();
  const bill = await billed(plain, 'JS-2026 001');
  const pay = payerOf(rid, plain, bill);
  await budget({ user_rid: plain.rid }, 6_000, true);
  expect(await pay(4_000)).toMatchObject({ code: 1 });
  const refused = {
    status: 409,
    error: 'cluster_budget_exceeded',
    msg: '[付款方]社群“材料课题组”：您今年的预算 ¥60.00，已用 ¥40.00，还可用 ¥20.00，超出即停止。请减少该社群的付款，或改用其他付款方',
  };
  expect(await pay(2_001)).toMatchObject(refused);
  // What would wait for a manager is refused as well, and it is once more when it is not asked for at once.
  expect(await pay(5_001)).toMatchObject({ error: 'cluster_budget_exceeded' });
  expect((await bills.read(plain, bill.rid)).paid_fen).toBe(4_000);
  const { stops } = (await groups.as(plain, 'auth/cluster/budgetWarnings', {})).data;
  expect(stops).toMatchObject([{ of: 'own', amount_fen: 6_000, used_fen: 4_000 }]);
  expect((await groups.as(owner, 'auth/cluster/budgetWarnings', {})).data.stops).toEqual([]);
  expect(await pay(2_000)).toMatchObject({ code: 1 });

  // An amount alone leaves the choice as it is; without it, the budget only warns.
  await budget({ user_rid: plain.rid }, 6_100);
  expect(await pay(101)).toMatchObject({ error: 'cluster_budget_exceeded' });
  await budget({ user_rid: plain.rid }, 6_100, false);
  expect(await pay(101)).toMatchObject({ code: 1 });
});

test('the budget of a project stops at its share of a statement, also among several that are paid at once', async () => {
  const { rid, member: plain, budget } = await rich();
  const bill = await billed(plain, 'JS-2026 001');
  const other = await billed(plain, 'JS-2026001');
  const pay = payerOf(rid, plain, bill);
  await budget({ fund_code: 'ＪＳ－2026001' }, bill.project_fen + 10, true);
  await budget({ fund_code: '21871001' }, 1, true);
  // A payment of half of it uses half of what the project is billed.
  expect(await pay(2_000)).toMatchObject({ code: 1 });
  const rows = await Promise.all(
    [bill, other].map(async (one) => {
      const { owed_fen, waiting_fen } = await bills.read(plain, one.rid);
      return { rid: one.rid, seen: { owed_fen, waiting_fen } };
    }),
  );
  const { data } = await groups.as(plain, 'auth/statement/payMany', { cluster_rid: rid, rows });
  expect(data.done).toBe(false);
  const refused = data.list.filter((row) => row.refused !== null);
  expect(refused).toMatchObject([{ refused: { error: 'cluster_budget_exceeded' } }]);
  expect(refused[0]?.refused?.msg).toContain('课题 ＪＳ－2026001 今年的预算');
  expect((await bills.read(plain, bill.rid)).paid_fen).toBe(2_000);
});

test('a payment that waits is not approved beyond a budget that was lowered, and is when it fits again', async () => {
  const { rid, owner, member: plain, budget } = await rich();
  const bill = await billed(plain, '21871001');
  const pay = payerOf(rid, plain, bill);
  await budget({ user_rid: plain.rid }, 20_000, true);
  expect(await pay(5_500)).toMatchObject({ data: { waiting_fen: 5_500 } });
  expect(await pay(5_600)).toMatchObject({ data: { waiting_fen: 11_100 } });
  await budget({ user_rid: plain.rid }, 5_599);
  const { list } = (await groups.as(owner, 'auth/cluster/approvals', { rid })).data;
  const approve = (amount_fen: number) => {
    const payment = list.find((one) => one.amount_fen === amount_fen)?.rid ?? '';
    return groups.as(owner, 'auth/cluster/approve', { rid: payment });
  };
  expect(await approve(5_600)).toMatchObject({
    error: 'cluster_budget_exceeded',
    msg: '李同学今年的预算 ¥55.99，已用 ¥0.00，还可用 ¥55.99，超出即停止。请群主调整预算，或退回这笔付款',
  });
  expect(await approve(5_500)).toMatchObject({ code: 1 });
  expect(await approve(5_600)).toMatchObject({ error: 'cluster_budget_exceeded' });
  await budget({ user_rid: plain.rid }, 11_100);
  expect(await approve(5_600)).toMatchObject({ code: 1 });
});
