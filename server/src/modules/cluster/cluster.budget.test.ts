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
  const budget = (subject: { user_rid: string } | { fund_code: string }, amount_fen: number | null) =>
    groups.as(group.owner, 'auth/cluster/budget', { rid, ...subject, amount_fen });
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
